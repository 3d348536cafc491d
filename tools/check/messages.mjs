import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { serverSentences } from './server-sentences.mjs';

/** Every language has the same words: equal ids, valid ICU, the same placeholders; the api's own sentences too. */
const problems = [];
const argumentsOf = (nodes, found = new Set()) => {
  for (const node of nodes) {
    if (node.type !== 0 && node.type !== 7) found.add(node.value);
    for (const option of Object.values(node.options ?? {})) argumentsOf(option.value, found);
    if (node.children) argumentsOf(node.children, found);
  }
  return found;
};
const readWords = (file) => JSON.parse(readFileSync(file, 'utf8'));
const parsed = (file, id, text) => {
  try {
    return [...argumentsOf(parse(text))].sort().join();
  } catch (error) {
    problems.push(`${file}: "${id}" is not valid ICU: ${error.message}`);
    return null;
  }
};

/** What is written as a figure; before it French elides nothing. */
const figures =
  /^(amount|count|days|expected|found|from|left|merchants|min|most|no|number|price|sold|stock|sum|total)$/;
/** French says « d’Oslo » and « qu’Anna »: a sentence that goes on with a name has no word that would have to be elided. */
const elided = (text) =>
  [...text.matchAll(/\b(?:de|que|jusque|lorsque|puisque) (?:<\w+>)?\{(\w+)[,}]/gi)].find(
    ([, name]) => !figures.test(name),
  );
const checkElision = (file, id, text) => {
  const [words] = elided(text) ?? [];
  if (words) problems.push(`${file}: "${id}" says "${words}", which a name like Anna makes wrong`);
};

const otherLanguage = (file) => file.replace('messages.en.json', 'messages.fr.json');
const found = globSync('{apps,libs}/*/src/**/messages.en.json');
for (const file of found.filter((one) => !existsSync(otherLanguage(one))))
  problems.push(`${otherLanguage(file)} is missing: the words of ${file} in French`);
const files = found.filter((file) => existsSync(otherLanguage(file)));
const owners = new Map();
for (const file of files) {
  const other = otherLanguage(file);
  const [en, fr] = [readWords(file), readWords(other)];
  for (const id of new Set([...Object.keys(en), ...Object.keys(fr)])) {
    if (!(id in en)) problems.push(`${file}: "${id}" is missing`);
    else if (!(id in fr)) problems.push(`${other}: "${id}" is missing`);
    else if (parsed(file, id, en[id]) !== parsed(other, id, fr[id]))
      problems.push(`${other}: "${id}" has other placeholders than English`);
    checkElision(other, id, fr[id] ?? '');
  }
  const app = file.split('/').slice(0, 2).join('/');
  for (const id of Object.keys(en)) {
    const key = `${app} ${id}`;
    if (owners.has(key)) problems.push(`${file}: "${id}" stands in ${owners.get(key)} too`);
    owners.set(key, file);
  }
}

// A sentence is asked for by its id: one that nobody wrote would be shown as the id itself, one that nobody asks for is never read.
const asked = /<FormattedMessage\b[^>]*?\bid="([\w.-]+)"|\bt\('([\w.-]+)'|\bformatMessage\(\{ id: '([\w.-]+)'/g;
const wholeIds = /['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g;
/** A template that makes an id: `orders.tab.${name}`, `${words}.search`. */
const madeIds = /`((?:[\w.-]|\$\{[^`{}]*\})*\$\{(?:[\w.-]|\$\{[^`{}]*\}|[^`])*)`/g;
const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const ofLibraries = new Set([...owners.keys()].filter((key) => key.startsWith('libs')).map((key) => key.split(' ')[1]));
const [whole, made] = [new Set(), new Set()];
for (const file of globSync('{apps,libs}/*/src/**/*.{ts,tsx}')) {
  if (/\.test\.|\/testing\//.test(file) || /^(apps\/api|libs\/testing)/.test(file)) continue;
  const app = file.split('/').slice(0, 2).join('/');
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, inMarkup, inCall, inIntl] of code.matchAll(asked)) {
    const id = inMarkup ?? inCall ?? inIntl;
    if (id.includes('.') && !owners.has(`${app} ${id}`) && !ofLibraries.has(id))
      problems.push(`${file}: nobody wrote the sentence "${id}"`);
  }
  for (const [, id] of code.matchAll(wholeIds)) whole.add(id);
  for (const [, template] of code.matchAll(madeIds)) {
    const parts = template.split(/\$\{[^}]*\}/);
    if (parts.some((part) => /\.[a-zA-Z]{2}|[a-zA-Z]{2}\./.test(part)) && parts.every((part) => /^[\w.-]*$/.test(part)))
      made.add(parts.map(escaped).join('.+'));
  }
}
const makes = new RegExp(`^(?:${[...made].join('|')})$`);
for (const [key, file] of owners) {
  const [, id] = key.split(' ');
  if (!whole.has(id) && !makes.test(id)) problems.push(`${file}: nobody asks for the sentence "${id}"`);
}
// The api's own stand in typed tables beside their module: a missing language or key is an error of types.
const ofServer = serverSentences();
for (const { file, id, en, fr } of ofServer) {
  if (!en || !fr) problems.push(`${file}: "${id}" is no plain text in both languages`);
  else if (parsed(file, id, en) !== parsed(file, id, fr))
    problems.push(`${file}: "${id}" has other placeholders in French`);
  if (fr) checkElision(file, id, fr);
}
for (const problem of problems) console.error(problem);
console.log(
  `${files.length} message files in two languages, ${owners.size} words, ${ofServer.length} sentences of the api, ${problems.length} problems`,
);
process.exit(problems.length ? 1 : 0);
