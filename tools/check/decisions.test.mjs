import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const records = globSync('docs/adr/*.md').sort();
const parts = ['Context', 'Decision', 'Alternatives', 'Consequences'];

test.each(records)('%s says why, what, what else would do at which cost, and what follows', (file) => {
  const text = readFileSync(file, 'utf8');
  const said = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, name]) => name);
  expect(said.filter((name) => parts.includes(name))).toEqual(parts);
});

test('a record has its number once, and its title is a sentence of its own', () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(records.filter((file) => !/^# [^\d]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
