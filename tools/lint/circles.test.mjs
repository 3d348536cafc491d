import { dirname } from 'node:path';
import { root } from '../run/install.mjs';
import { circlesOf, graphOf, importGraph } from './circles.mjs';
import { layers } from './api-layers.mjs';
import { layerOf, pathInApi } from './api-layers-rule.mjs';
import { documentedTable, layerTable } from './layer-table.mjs';

/** A circle may consist of types alone: the file that two need then holds what neither can be read without. */
let files;
beforeAll(() => {
  process.chdir(root);
  files = importGraph(['apps', 'libs', 'tools', 'e2e']);
});

test('a circle is found, whatever else leads to it', () => {
  const graph = { main: ['a'], a: ['b', 'd'], b: ['c'], c: ['a'], d: [] };
  const circles = circlesOf(new Map(Object.entries(graph).map(([from, to]) => [from, new Set(to)])));
  expect(circles).toEqual([['a', 'b', 'c']]);
});

test('a type that is imported counts', () => {
  const place = 'apps/shell/src/layout/place.ts';
  expect([...files.get(place)]).toContain('apps/shell/src/app/route.ts');
});

test('no two files import each other, types included', () => {
  expect(circlesOf(files)).toEqual([]);
});

test('no two folders of the api import each other, at any depth, types included', () => {
  const shipped = [...files].filter(([file]) => pathInApi(file) !== undefined && !file.includes('.test.'));
  const folders = graphOf(new Map(shipped), (file) => dirname(file));
  expect(folders.size).toBeGreaterThan(50);
  expect(circlesOf(folders)).toEqual([]);
});

test.each(['libs/contract', 'libs/domain'])('no two folders of %s import each other', (library) => {
  const isDoor = (file) => /src\/(?:index|schema|internal|limits)\.ts$/.test(file);
  const shipped = [...files].filter(([file]) => file.startsWith(library) && !isDoor(file) && !file.includes('.test.'));
  const folders = graphOf(new Map(shipped), (file) => (isDoor(file) ? file : dirname(file)));
  expect(folders.size).toBeGreaterThan(8);
  expect(circlesOf(folders)).toEqual([]);
});

test('every folder of the api has its row in the order, and every row its folder', () => {
  const paths = [...files.keys()].map(pathInApi).filter((path) => path !== undefined);
  expect(paths.filter((path) => !layerOf(path))).toEqual([]);
  const rows = new Set(paths.map((path) => layerOf(path).folder));
  expect(layers.map(({ folder }) => folder).filter((folder) => !rows.has(folder))).toEqual([]);
});

test('docs/architecture.md has the order as it is: else run node tools/lint/write-layer-table.mjs', () => {
  const cells = (table) =>
    table
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells(documentedTable())).toEqual(cells(layerTable()));
});
