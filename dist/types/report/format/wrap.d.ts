/** Plain text in lines of a given width. */
/** A space at which `wrap` does not break; printed as an ordinary one. */
export declare const GLUE = "\u00A0";
/**
 * Words filled into lines, the later ones hanging below the first one's text; a longer word stays whole.
 *
 * @param start what the first line begins with
 * @param width columns, counting UTF-16 units
 */
export declare function wrap(text: string, start: string, width: number): readonly string[];
/** Cells in columns, two spaces apart, each row indented by two. @param right columns aligned to the right */
export declare function columns(rows: readonly (readonly string[])[], right?: readonly number[]): readonly string[];
