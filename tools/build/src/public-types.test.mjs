import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shape of the type `T` that a source declares, as tools/build describes it. */
const shapeOf = (source) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-shape-'));
  const file = join(folder, 'source.ts');
  writeFileSync(file, source);
  const script = `
    import ts from 'typescript';
    import { shapeOfType } from ${JSON.stringify(join(__dirname, 'shape-of-type.mjs'))};
    const program = ts.createProgram([process.argv[1]], { strict: true, exactOptionalPropertyTypes: true, types: [] });
    const checker = program.getTypeChecker();
    const type = program.getSourceFile(process.argv[1]).statements.at(-1);
    console.log(JSON.stringify(shapeOfType(checker, checker.getTypeAtLocation(type.name))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], {
    encoding: 'utf8',
    cwd: join(__dirname, '../../..'),
  });
  rmSync(folder, { recursive: true });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
};

test('a type is described by what its names stand for: fields, those that may be left out, lists, literals', () => {
  const source = `
    type Address = { slug: string; key?: number | undefined; tags: readonly string[] };
    export type T = { product: Address; kind: 1 | 2; isNew: boolean | null; onClose: () => void };`;
  expect(shapeOf(source)).toEqual({
    type: 'object',
    required: ['isNew', 'kind', 'onClose', 'product'],
    properties: {
      product: {
        type: 'object',
        required: ['slug', 'tags'],
        properties: {
          slug: { type: 'string' },
          key: { type: 'number' },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      kind: { anyOf: [{ const: 1 }, { const: 2 }] },
      isNew: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      onClose: { type: 'function' },
    },
  });
});

test('a type that holds itself ends', () => {
  const inner = { type: 'object', properties: { name: { type: 'string' }, parts: { type: 'array', items: {} } } };
  expect(shapeOf('export type T = { name: string; parts: T[] };')).toMatchObject(inner);
});
