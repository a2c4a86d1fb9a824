/** One order for labels in every file and report: by Unicode code point, whatever the machine's locale. */
export declare function compareCodePoints(a: string, b: string): number;
export declare function sortedLabels(labels: Iterable<string>): readonly string[];
