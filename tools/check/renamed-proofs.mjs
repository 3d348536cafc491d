import { occurs, rowsOf, unescaped } from './promise-rows.mjs';

const literals = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g;
const tags = /^(?:\[[^\]]*\]\s*)+/;

/** What a source may call a test: its strings of several words, without the ids before them. */
const titlesIn = (source) =>
  [...source.matchAll(literals)]
    .map(([, single, double, template]) =>
      (single ?? double ?? template).replace(tags, '').replace(/\$\{[^}]*\}/g, '…'),
    )
    .filter((text) => /\S\s+\S+\s+\S/.test(text) && !text.includes('\n'));

const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How much of two titles is the same words, from 0 to 1. */
const likeness = (one, other) => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
};

const enough = 0.6;

/** @returns the one title of the source that has most words of this one; null when none or several are that like it */
const titleNow = (title, source) => {
  const ranked = [...new Set(titlesIn(source))]
    .map((text) => ({ text, like: likeness(title, text) }))
    .sort((a, b) => b.like - a.like);
  const [best, next] = ranked;
  return best && best.like >= enough && best.like > (next?.like ?? 0) ? best.text : null;
};

/** As a cell of a table quotes it. */
const quoted = (title) => `“${title.replaceAll('|', '\\|')}”`;

const ofLine = (line, { exists, read }) => {
  let path = null;
  return line.replaceAll(/`[^`]+`|“[^”]+”/g, (token) => {
    const text = token.slice(1, -1);
    if (token.startsWith('`')) {
      path = exists(text) ? text : null;
      return token;
    }
    if (!path || occurs(unescaped(text), unescaped(read(path)))) return token;
    const now = titleNow(unescaped(text), read(path));
    return now ? quoted(now) : token;
  });
};

/**
 * A document of promises in which each title is as its test has it now: a test that is called otherwise takes its row along.
 * @returns the text; a title that nothing in its file is like, or several things, stays as it is, for the check to tell
 */
export const withRenamedProofs = (markdown, repository) => {
  const rows = new Set(rowsOf(markdown).map(({ at }) => at));
  return markdown
    .split('\n')
    .map((line, index) => (rows.has(index + 1) ? ofLine(line, repository) : line))
    .join('\n');
};
