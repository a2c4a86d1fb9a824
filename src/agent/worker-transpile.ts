/** In the worker: loads TypeScript, and what else Node does not load by itself. */
import { pathToFileURL } from "node:url";
import type { createJiti as Create, JitiOptions } from "jiti";

/** @param modules by the name they are imported under: they stand in for packages of that name, installed or not */
export async function importTranspiled(
  file: string,
  modules: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const { createJiti } = await import("jiti/static");
  // No cache on disk: what runs is what is in the tree, and nothing is left in it.
  const options: JitiOptions = { fsCache: false, jsx: true, virtualModules: modules };
  const url = pathToFileURL(file).href;
  let jiti: ReturnType<typeof Create>;
  try {
    jiti = createJiti(url, { ...options, tsconfigPaths: true });
  } catch {
    // A tsconfig that cannot be read (its base is in a package that is not installed) matters to no agent without aliases.
    jiti = createJiti(url, options);
  }
  return jiti.import(file);
}
