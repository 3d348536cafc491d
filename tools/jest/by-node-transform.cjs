/**
 * A package that Node itself loads, once in a worker, with Node's own globals (`loadByNode`, api-environment.cjs): Jest would load
 * it anew for each test file, and in a test file's world every global is looked up by a function.
 */
module.exports = {
  process: (_text, file) => ({ code: `module.exports = globalThis.loadByNode(${JSON.stringify(file)});` }),
};
