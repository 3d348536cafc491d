import { globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';

/** Every language has the same words: equal ids, valid ICU, the same placeholders. */
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

const files = globSync('{apps,libs}/*/src/**/messages.en.json');
const owners = new Map();
for (const file of files) {
  const other = file.replace('messages.en.json', 'messages.fr.json');
  const [en, fr] = [readWords(file), readWords(other)];
  for (const id of new Set([...Object.keys(en), ...Object.keys(fr)])) {
    if (!(id in en)) problems.push(`${file}: "${id}" is missing`);
    else if (!(id in fr)) problems.push(`${other}: "${id}" is missing`);
    else if (parsed(file, id, en[id]) !== parsed(other, id, fr[id]))
      problems.push(`${other}: "${id}" has other placeholders than English`);
  }
  const app = file.split('/').slice(0, 2).join('/');
  for (const id of Object.keys(en)) {
    const key = `${app} ${id}`;
    if (owners.has(key)) problems.push(`${file}: "${id}" stands in ${owners.get(key)} too`);
    owners.set(key, file);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${files.length} message files in two languages, ${owners.size} words, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
