/**
 * A transform of Jest: in place of a package's source, what Node's own `require` gives for it (`loadByNode`, api-environment.cjs). Node loads it
 * once in a worker, for all test files that the worker runs; Jest would load it for each of them, into a `vm` context, where every look at a
 * global is slow. The package keeps its state from one test file to the next.
 */
module.exports = {
  process: (_text, file) => ({ code: `module.exports = globalThis.loadByNode(${JSON.stringify(file)});` }),
};
