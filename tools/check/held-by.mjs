import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Documents whose last column names the tests that hold a row: a test says the row's id in its title, `[PL1]` or `[lesson 1]`. */
const documents = [
  { file: 'docs/expectations.md', id: /^\| ([A-Z]{1,3}\d{1,2}) / },
  { file: 'docs/lessons.md', id: /^\| (\d{1,2}) /, tag: (number) => `lesson ${number}` },
];

const testFiles = () =>
  globSync(['{apps,libs,tools}/**/*.test.{ts,tsx,mjs}', 'apps/api/src/testing/*-suite.ts', 'e2e/**/*.spec.ts'])
    .filter((file) => !/node_modules|^tools\/check\//.test(file))
    .sort();

/** Tags of a test's title, by two forms: `[PL1]`, `[lesson 1]`; several stand side by side or behind commas. */
const tagsIn = (source) =>
  [
    ...source.matchAll(/\[((?:[A-Z]{1,3}\d{1,2}|lesson \d{1,2})(?:, (?:[A-Z]{1,3}\d{1,2}|lesson \d{1,2}))*)\]/g),
  ].flatMap(([, tags]) => tags.split(', '));

/** @returns the files that name each tag */
export const holdersOf = (files, read) => {
  const holders = new Map();
  for (const file of files)
    for (const tag of new Set(tagsIn(read(file)))) holders.set(tag, [...(holders.get(tag) ?? []), file]);
  return holders;
};

/** The document with its last column as the tests have it. @returns its text, the tags it knows, and those that no test names */
export const withHolders = (text, { id, tag = (name) => name }, holders) => {
  const known = [];
  const lines = text.split('\n').map((line) => {
    const name = id.exec(line)?.[1];
    if (!name) return line;
    known.push(tag(name));
    const cells = line.split(/(?<!\\)\|/);
    const files = holders.get(tag(name)) ?? [];
    return [...cells.slice(0, -2), ` ${files.map((file) => `\`${file}\``).join(', ')} `, ''].join('|');
  });
  return { text: lines.join('\n'), known, missing: known.filter((name) => !holders.has(name)) };
};

const cellsOf = (text) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Holds the documents against the tests, or writes their columns anew. @returns what is wrong
 * @param isToWrite the columns are written; a formatter aligns them afterwards
 */
export const checkHolders = (isToWrite) => {
  const read = (file) => readFileSync(file, 'utf8');
  const holders = holdersOf(testFiles(), read);
  const faults = [];
  const known = new Set();
  for (const { file, ...kind } of documents) {
    const written = read(file);
    const made = withHolders(written, kind, holders);
    for (const tag of made.known) known.add(tag);
    if (made.missing.length)
      console.log(`note: ${file}: no test names ${made.missing.join(', ')}: not a fault, a command may hold it`);
    if (isToWrite) writeFileSync(file, made.text);
    else if (JSON.stringify(cellsOf(made.text)) !== JSON.stringify(cellsOf(written)))
      faults.push(`${file} is not what the tests' titles say: run node tools/check/write-held-by.mjs`);
  }
  for (const [tag, files] of holders) if (!known.has(tag)) faults.push(`${files[0]} names [${tag}], which no row has`);
  return faults;
};
