import { self } from './self.mjs';

const isVersion = (word) => /^\d+\.\d+\.\d/.test(word);
const isShare = (word) => /^\d{1,3}(\.\d+)?\s?%?$/.test(word);

/**
 * Reads what a command was given: `catalog`, `catalog 1.0.0-a`, `catalog 1.0.0-a account`. A name begins with a letter,
 * a version with three numbers; a path leads to a build outside the repository.
 * @param takes which words the command understands: `names` ('none', 'one', 'many'), whether a version or a share may follow each
 * @returns `{ name, version?, share? }` for each remote
 * @throws naming the first word that is not understood or missing
 */
export const readWords = (command, words, { names, takesVersion = false, takesShare = false }) => {
  const items = [];
  const left = [...words];
  while (left.length) {
    const name = left.shift();
    if (names === 'none' || (names === 'one' && items.length) || isVersion(name)) throw unknown(command, name);
    const item = { name };
    if (takesVersion && left[0] && isVersion(left[0])) item.version = left.shift();
    if (takesShare && left.length) item.share = percentOf(left.shift());
    items.push(item);
  }
  if (names !== 'none' && !items.length) throw new Error(`Say which remote: ${self} ${command} <remote>`);
  const twice = items.find(({ name }, at) => items.findIndex((item) => item.name === name) < at);
  if (twice) throw new Error(`${twice.name} is named twice`);
  return items;
};

const unknown = (command, word) => new Error(`"${word}" means nothing to ${command}: ${self} help`);

/** `5`, `5%`, `0.5 %`: a share of visitors; anything else is said back as it was typed. */
const percentOf = (text) => {
  if (isShare(text)) return Number.parseFloat(text);
  throw new Error(`A share is a number from 0 to 100, like 5%: not "${text}"`);
};
