import { occurs, unescaped } from './promise-rows.mjs';

const tokens = /`[^`]+`|“[^”]+”/g;

/** Each path of a line with the titles that stand behind it. */
const proofsIn = (line) => {
  const proofs = [];
  for (const { 0: token, index } of line.matchAll(tokens)) {
    const text = token.slice(1, -1);
    if (token.startsWith('`')) proofs.push({ path: text, at: index + 1, titles: [] });
    else proofs.at(-1)?.titles.push(text);
  }
  return proofs.filter(({ titles }) => titles.length > 0);
};

const saysAll = (source, titles) => titles.every((title) => occurs(unescaped(title), unescaped(source)));

/**
 * Corrects the paths of tests in a document of docs/promises after tests were moved: each quoted test title gets the file that has it now.
 * @param tests the files to look in
 * @returns the text; a title that no file has, or several have, stays as it is, for the check to tell
 */
export const withMovedProofs = (markdown, tests, { exists, read }) =>
  markdown
    .split('\n')
    .map((line) => {
      if (!line.trim().startsWith('|')) return line;
      return proofsIn(line).reduceRight((text, { path, at, titles }) => {
        if (exists(path) && saysAll(read(path), titles)) return text;
        const places = tests.filter((file) => saysAll(read(file), titles));
        return places.length === 1 ? text.slice(0, at) + places[0] + text.slice(at + path.length) : text;
      }, line);
    })
    .join('\n');
