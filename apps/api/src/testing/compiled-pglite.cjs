const { readFile } = require('node:fs/promises');
const { dirname, join } = require('node:path');

/**
 * PGlite's program, compiled once in a worker of the tests: that takes a fifth of a second. Loaded by Node (tools/jest/project.mjs),
 * as PGlite is, which knows it by Node's own `WebAssembly.Module`.
 */
module.exports = readFile(join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm')).then((program) =>
  WebAssembly.compile(program),
);
