/** Files that match a pattern, as a shell would find them. Node's own `globSync` is not in Node 20. */
import { readdirSync, statSync } from "node:fs";
import { isAbsolute, join, parse, relative } from "node:path";

/** Sorted by code unit, with forward slashes; relative to the folder unless the pattern is absolute. */
export function matchFiles(folder: string, pattern: string): readonly string[] {
  const absolute = isAbsolute(pattern);
  const root = absolute ? parse(pattern).root : folder;
  const relativePattern = absolute ? relative(root, pattern) : pattern;
  const segments = relativePattern
    .replaceAll("\\", "/")
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".");
  const found = new Set<string>();
  walk(root, "", segments, found);
  return [...found].sort().map((path) => (absolute ? `${root}${path}` : path));
}

function walk(root: string, path: string, segments: readonly string[], found: Set<string>): void {
  const [segment, ...rest] = segments;
  if (segment === undefined) return;
  for (const next of stepsFrom(root, path, segment, rest.length === 0)) {
    if (next.isFile) found.add(next.path);
    else walk(root, next.path, next.stays ? segments : rest, found);
  }
}

interface Step {
  readonly path: string;
  readonly isFile: boolean;
  /** Is the same segment still to be matched there? */
  readonly stays: boolean;
}

/** `**` is no folder, or any number of them; through a link it could go round for ever. */
function stepsFrom(root: string, path: string, segment: string, isLast: boolean): readonly Step[] {
  const step = (name: string, stays = false) => ({ path: joined(path, name), isFile: false, stays });
  if (segment === "..") return [step("..")];
  const all = entries(root, path);
  if (segment === "**") {
    const deeper = all
      .filter(({ name, isFolder, isLink }) => isFolder && !isLink && isOpen(name))
      .map(({ name }) => step(name, true));
    return [{ path, isFile: false, stays: false }, ...deeper];
  }
  const matches = matcher(segment);
  return all
    .filter(({ name, isFolder }) => isFolder !== isLast && matches(name))
    .map(({ name }) => ({ ...step(name), isFile: isLast }));
}

interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

function entries(root: string, path: string): readonly Entry[] {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isLink: entry.isSymbolicLink(),
      isFolder: entry.isSymbolicLink() ? isFolder(join(root, path, entry.name)) : entry.isDirectory(),
    }));
  } catch {
    return []; // what may not be read holds nothing for us
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** `**` does not look into what nobody keeps evidence in. */
function isOpen(name: string): boolean {
  return !name.startsWith(".") && name !== "node_modules";
}

/** A leading dot is matched by a dot only. */
function matcher(segment: string): (name: string) => boolean {
  const source = segment
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replaceAll("?", "[^/]");
  const alternatives = source
    .replaceAll("{", "(?:")
    .replaceAll("}", ")")
    .replace(/,/g, source.includes("{") ? "|" : ",");
  const pattern = compiled(`^${alternatives}$`);
  return (name) =>
    (segment.startsWith(".") || !name.startsWith(".")) && (pattern?.test(name) ?? name === segment);
}

/** A brace that is never closed is a letter of the name. */
function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}/${name}`;
}
