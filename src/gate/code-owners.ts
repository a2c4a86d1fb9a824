/**
 * A file of code owners, read as GitHub does: the last pattern that matches a path decides, and one without owners takes
 * them away. It does not check that the owners exist or may write; GitHub's own list of faults tells that.
 */

export interface CodeOwners {
  /** Path of the file itself. */
  readonly path: string;
  readonly rules: readonly { readonly pattern: string; readonly owners: readonly string[] }[];
}

/** Where GitHub looks, in this order; the first one counts. */
export const CODE_OWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] as const;

export function parseCodeOwners(path: string, text: string): CodeOwners {
  const rules = text.split(/\r?\n/).flatMap((line) => {
    const [pattern, ...owners] = line
      .replace(/(^|\s)#.*$/, "")
      .trim()
      .split(/\s+/);
    return pattern === undefined || pattern === "" ? [] : [{ pattern, owners }];
  });
  return { path, rules };
}

/** @returns empty where nobody owns it */
export function ownersOf({ rules }: CodeOwners, path: string): readonly string[] {
  return rules.findLast(({ pattern }) => matcher(pattern).test(path))?.owners ?? [];
}

/** Like `.gitignore`, without negation and character ranges. */
function matcher(pattern: string): RegExp {
  const isAnchored = pattern.replace(/\/$/, "").includes("/");
  const body = pattern
    .replace(/^\//, "")
    .replace(/\/$/, "/**")
    .split(/(\*\*\/|\/\*\*$|\*\*|\*|\?)/)
    .map((part) => GLOB[part] ?? part.replace(/[.+^${}()|[\]\\]/g, "\\$&"))
    .join("");
  // `docs/*` owns the files right in it; every other pattern owns a folder of its name with all that is in it.
  const below = /\/\*$/.test(pattern) ? "" : "(?:/.*)?";
  return new RegExp(`^${isAnchored ? "" : "(?:.*/)?"}${body}${below}$`);
}

const GLOB: Readonly<Record<string, string>> = {
  "**/": "(?:.*/)?",
  "/**": "/.*",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]",
};
