// Runs one of this project's source files in a plain Node process: `node register-typescript.cjs file.ts arguments…`.
// For tests that need a process of their own.
const { readFileSync, existsSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { transformSync } = require('@swc/core');

const root = resolve(__dirname, '../../../..');
const doors = {
  '@souk/contract': 'libs/contract/src/index.ts',
  '@souk/contract/schema': 'libs/contract/src/schema.ts',
  '@souk/domain': 'libs/domain/src/index.ts',
};

globalThis.__APP_VERSION__ = 'test';
globalThis.__SERVER__ = true;

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function withSources(request, parent, ...rest) {
  if (doors[request]) return join(root, doors[request]);
  if (request.startsWith('.') && parent?.filename?.endsWith('.ts')) {
    const at = resolve(dirname(parent.filename), request);
    for (const file of [`${at}.ts`, join(at, 'index.ts')]) if (existsSync(file)) return file;
  }
  return resolveFilename.call(this, request, parent, ...rest);
};

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

if (require.main === module) {
  process.argv.splice(1, 1); // the file then sees its own name and arguments where it expects them
  const file = process.argv[1] ?? '';
  require(resolve(file));
}
