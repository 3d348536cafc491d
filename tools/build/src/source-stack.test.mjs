import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { nodeBundle } from './server.mjs';
import { sourceStack } from './source-stack.mjs';

let dir;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'souk-stack-'));
  writeFileSync(join(dir, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(
    join(dir, 'price-tag.tsx'),
    `type Price = { shown: number };
export const priceOf = (product: { price?: Price }): number => {
  const { shown } = product.price as Price;
  return shown;
};
`,
  );
  const bundle = nodeBundle({ dir, name: 'stack', isProduction: true, entry: './price-tag.tsx', externals: [] });
  const compiler = webpack({ ...bundle, cache: false });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  expect(stats.compilation.errors).toEqual([]);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What a process says that runs the bundle. A process of its own, since jest rewrites stacks by itself. */
const said = (work) => {
  const file = JSON.stringify(join(dir, 'dist/server/server.cjs'));
  const script = `
    import { readFileSync } from 'node:fs';
    import vm from 'node:vm';
    import { logBySource } from ${JSON.stringify(join(import.meta.dirname, 'source-stack.mjs'))};
    logBySource();
    const module = { exports: {} };
    const source = '(function (module, exports) {' + readFileSync(${file}, 'utf8') + '\\n})';
    new vm.Script(source, { filename: ${file} }).runInThisContext()(module, module.exports);
    ${work}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stderr;
};
const logged = (wrap) => said(`try { module.exports.priceOf({}); } catch (error) { console.error('seen:', ${wrap}); }`);

test('a failure in a bundle is logged with file and line of the source', () => {
  expect(logged('error')).toMatch(/^seen: TypeError: [^]*price-tag\.tsx:3:\d+/);
});

test('so are the causes of an error', () => {
  expect(logged("new Error('not rendered', { cause: error })")).toMatch(
    /not rendered[^]*\[cause\]: TypeError: [^]*price-tag\.tsx:3:\d+/,
  );
});

test('so is the error that ends a process', () => {
  expect(said('module.exports.priceOf({});')).toMatch(/^the process ends: TypeError: [^]*price-tag\.tsx:3:\d+/);
});

test('what has no map, or is no error, is logged as it is', () => {
  const plain = new Error('plain');
  plain.stack = 'Error: plain\n    at f (/nowhere/server.cjs:1:2)';
  expect(sourceStack(plain)).toBe(plain.stack);
  expect(sourceStack('only words')).toBe('only words');
});

test('a map that ships holds no text of a source', () => {
  const map = JSON.parse(readFileSync(join(dir, 'dist/server/server.cjs.map'), 'utf8'));
  expect(map.sourcesContent).toBeUndefined();
  expect(map.sources.join()).toContain('price-tag.tsx');
});
