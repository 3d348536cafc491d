import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders, importsOf, root, writePackage } from './package-of.mjs';
import { versionOf } from './version.mjs';

const version = '1.0.20261122080000';
const folder = mkdtempSync(join(tmpdir(), 'souk-sdk-test-'));
const manifests = {};

beforeAll(() => {
  for (const name of Object.keys(folders)) {
    writePackage(name, join(folder, name), version);
    manifests[name] = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.keys(folders))('%s is packed with a version, and with every package that its code imports', (name) => {
  const { dependencies, peerDependencies, ...manifest } = manifests[name];
  expect(manifest).toMatchObject({ name, version });
  expect(manifest).not.toHaveProperty('private');
  const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies), name];
  expect(importsOf(join(folder, name, 'src')).filter((each) => !known.includes(each))).toEqual([]);
  for (const ours of Object.keys(dependencies).filter((each) => each.startsWith('@souk/'))) {
    expect(Object.keys(folders)).toContain(ours);
    expect(dependencies[ours]).toBe(version);
  }
});

test.each(Object.keys(folders))('%s: every address that is exported is a file, and no test is packed', (name) => {
  for (const target of Object.values(manifests[name].exports))
    expect(existsSync(join(folder, name, target.default ?? target))).toBe(true);
  expect(readdirSync(join(folder, name), { recursive: true }).filter((file) => /\.test\.|fixture/.test(file))).toEqual(
    [],
  );
});

test('React is asked for as the shell has it, styled-components in its major', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(manifests['@souk/ui'].peerDependencies).toEqual({
    react: dependencies.react,
    'styled-components': `^${dependencies['styled-components']}`,
  });
});

test('a later source has a higher version; the first two numbers are those that people raise', () => {
  expect(versionOf(new Date('2026-11-22T08:00:00Z'), { version: '2.3.4' })).toBe('2.3.20261122080000');
});

test('the example asks for the packages in the versions that the store has', () => {
  const example = JSON.parse(readFileSync(join(root, 'examples/gift-guide/package.json'), 'utf8'));
  const store = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const installed = { ...store.dependencies, ...store.devDependencies };
  for (const [name, range] of Object.entries({ ...example.dependencies, ...example.devDependencies })) {
    if (name.startsWith('@souk/')) expect(Object.keys(folders)).toContain(name);
    else expect(range.replace('^', '')).toBe(installed[name]);
  }
});
