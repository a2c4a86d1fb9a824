// src/agent/worker-transpile.ts
var { pathToFileURL } = process.getBuiltinModule("node:url");
async function importTranspiled(file, modules = {}) {
  const { createJiti } = await import("./chunk-45OAVDLK.js");
  const options = { fsCache: false, jsx: true, virtualModules: modules };
  const url = pathToFileURL(file).href;
  let jiti;
  try {
    jiti = createJiti(url, { ...options, tsconfigPaths: true });
  } catch {
    jiti = createJiti(url, options);
  }
  return jiti.import(file);
}

export {
  importTranspiled
};
