import { brotliCompressSync } from 'node:zlib';
import { weightsIn } from './weights-in.mjs';

/** The map of three statements in a row, each from a source of its own. */
const mapOf = (sources) =>
  JSON.stringify({ version: 3, names: [], sources, sourcesContent: sources.map(() => ''), mappings: 'AAAA,KCAA,KCAA' });

test('a script is taken apart by package, library and application, and nothing of it gets lost', () => {
  const code = 'one()two()three()';
  const size = brotliCompressSync(code).length;
  const weights = weightsIn(
    code,
    mapOf([
      'webpack://shell/../../node_modules/@scope/one/a.js',
      'webpack://shell/../../libs/ui/src/b.ts',
      'webpack://shell/./src/c.ts',
    ]),
    size,
  );
  expect([...weights.keys()]).toEqual(['@scope/one', 'libs/ui', 'apps/shell']);
  const all = [...weights.values()].reduce((sum, one) => sum + one, 0);
  expect(Math.abs(all - size)).toBeLessThanOrEqual(2);
});
