import * as kit from '@souk/ui';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, storyFiles, textOf } from './story-files';

/** Components that show nothing. */
const invisible = new Set(['JsonLd']);

const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || '$$typeof' in Object(value)))
  .map(([name]) => name)
  .filter((name) => !invisible.has(name));
const stories = new Map(storyFiles.map((file) => [file, textOf(file)]));
const ofKit = [...stories].filter(([file]) => file.startsWith('libs/ui/')).map(([, text]) => text);

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
const { slots } = json('libs/mfe/contracts.json') as { slots: Record<string, string> };
const { nx } = json('libs/workbench/package.json') as { nx: { implicitDependencies: string[] } };

test.each(components)('%s of libs/ui is shown by a story beside it', (name) => {
  expect(ofKit.some((text) => new RegExp(`<${name}[\\s/>]`).test(text))).toBe(true);
});

test.each(Object.keys(slots))('the slot %s is shown by a story of its owner', (slot) => {
  const owning = [...stories].filter(([, text]) => text.includes(`title: 'Slots/${slot}'`)).map(([file]) => file);
  expect(owning).toEqual([expect.stringMatching(/^apps\//)]);
});

test('nx knows every project whose stories the workbench shows', () => {
  const projects = new Set(storyFiles.map((file) => file.split('/')[1]));
  expect([...projects].sort()).toEqual(nx.implicitDependencies);
});
