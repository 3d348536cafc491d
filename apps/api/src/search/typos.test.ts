import type { ProductCard } from '@souk/contract';
import { kinds } from '../seed/catalogue/kinds';
import { createTestApp, type TestApp } from '../testing/test-app';
import { plainText } from './text';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

/** Slips of one finger: a letter left out, two swapped, one doubled, a neighbour hit. */
const slips = (word: string): string[] => {
  const at = Math.floor(word.length / 2);
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
  ];
};

const lastWord = (name: string) =>
  plainText(name)
    .split(/[^a-z0-9]+/)
    .at(-1) ?? '';

/** The word and what is left of it without one of its letters: two words with one of these in common are one slip apart. */
const shortened = (word: string) => [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))];
const isSlipOf = (slip: string, word: string) => shortened(word).some((one) => shortened(slip).includes(one));

const findsAll = async (locale: 'en' | 'fr') => {
  const missed: string[] = [];
  let asked = 0;
  for (const kind of kinds) {
    const name = plainText(kind.name[locale]);
    const word = locale === 'fr' ? (name.split(/[^a-z0-9]+/)[0] ?? '') : lastWord(name);
    if (word.length < 4 || kind.slug === 'hidden-vase') continue;
    for (const slip of slips(word)) {
      asked += 1;
      const { data } = await store.call('productSearch', {
        query: { title: slip, limit: 1 },
        headers: { 'accept-language': locale },
      });
      const first = data.list[0] as ProductCard | undefined;
      const words = plainText(first?.storeName ?? '').split(/[^a-z0-9]+/);
      // "bech" may mean the bench or the beech stool.
      if (!words.some((found) => found.includes(word) || isSlipOf(slip, found)))
        missed.push(`${slip} (${word}): ${first?.storeName}`);
    }
  }
  return { asked, missed };
};

test.each(['en', 'fr'] as const)('a slip in a word for a thing still finds the thing: %s', async (locale) => {
  const { asked, missed } = await findsAll(locale);
  expect(asked).toBeGreaterThan(100);
  expect(missed.length / asked).toBeLessThan(0.03);
});

test('[S2] a slip in a word that only categories and descriptions have: furnture', async () => {
  const ask = (title: string) => store.call('productSearch', { query: { title, limit: 1 } });
  const [{ data: slipped }, { data: right }] = await Promise.all([ask('furnture'), ask('furniture')]);
  expect(right.total).toBeGreaterThan(0);
  expect(slipped.total).toBe(right.total);
  expect(slipped.corrected).toBe('furniture');
});
