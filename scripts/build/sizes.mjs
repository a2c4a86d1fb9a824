/**
 * What starting an entry costs to read: the entry and all chunks it imports statically ("eager"), beside what
 * it may load later ("lazy", behind `import()`). Start time follows the eager bytes. An entry's `-main` counts as
 * eager: it is loaded in any case, behind an `import()` only so that something else may happen meanwhile.
 */

/** @returns {{entry: string, eager: number, lazy: number}[]} bytes, by entry */
export function measureBundles(metafile, entries) {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [path, output]));
  const pathOf = new Map([...outputs].map(([path]) => [path.split("/").pop(), path]));

  function reach(path, kinds, seen = new Set()) {
    if (seen.has(path) || !outputs.has(path)) {
      return seen;
    }
    seen.add(path);
    for (const { path: next, kind } of outputs.get(path).imports) {
      const isMain = outputs.get(next)?.entryPoint?.endsWith("-main.ts") === true;
      if (isMain || kinds.includes(kind)) {
        reach(next, kinds, seen);
      }
    }
    return seen;
  }

  const bytes = (paths) => [...paths].reduce((sum, path) => sum + outputs.get(path).bytes, 0);
  return entries.map((entry) => {
    const start = pathOf.get(`${entry}.js`);
    const eager = bytes(reach(start, ["import-statement"]));
    return { entry, eager, lazy: bytes(reach(start, ["import-statement", "dynamic-import"])) - eager };
  });
}

export function renderSizes(sizes) {
  const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} kB`.padStart(9);
  const rows = sizes.map(
    ({ entry, eager, lazy }) => `${entry.padEnd(8)}${kilobytes(eager)}${kilobytes(lazy)}\n`,
  );
  return `entry   ${"at start".padStart(9)}${"later".padStart(9)}\n${rows.join("")}`;
}
