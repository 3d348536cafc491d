/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevBundles } from './dev-bundles';

let apps: string;
beforeEach(() => {
  apps = mkdtempSync(join(tmpdir(), 'souk-dev-'));
  mkdirSync(join(apps, 'catalog/dist-dev/server'), { recursive: true });
});
afterEach(() => rmSync(apps, { recursive: true, force: true }));

let saves = 0;
const save = (file: string, text: string) => {
  const path = join(apps, 'catalog/dist-dev', file);
  writeFileSync(path, text);
  saves += 1;
  utimesSync(path, saves, saves);
};

test('a bundle is read once while it stays the same, and anew when it was saved', () => {
  const { bundle } = createDevBundles(apps);
  save('server/server.cjs', "exports.name = 'first';");
  const first = bundle('catalog');
  expect(first).toEqual({ name: 'first' });
  expect(bundle('catalog')).toBe(first);
  save('server/server.cjs', "exports.name = 'second';");
  expect(bundle('catalog')).toEqual({ name: 'second' });
});

test('one that is not there, or does not run, is left to the browser', () => {
  const { bundle } = createDevBundles(apps);
  expect(bundle('catalog')).toMatchObject({ name: 'BrowserOnly' });
  save('server/server.cjs', "throw new Error('half written');");
  expect(bundle('catalog')).toMatchObject({ name: 'BrowserOnly', message: expect.stringContaining('half written') });
});

test('screens and slots are what the source says now', () => {
  const { offered } = createDevBundles(apps);
  save('offered.json', '{"routes":[{"path":"/a","expose":"./a"}],"slots":{}}');
  expect(offered('catalog').routes).toHaveLength(1);
  save('offered.json', '{"routes":[],"slots":{}}');
  expect(offered('catalog').routes).toHaveLength(0);
});
