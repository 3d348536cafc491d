import fc from 'fast-check';
import { nearest, type Word } from './nearest-word';
import { letterDistance, lettersOf, mayBeWithin } from './text';

/** Words of few letters: many of them are near each other. */
const word = fc.string({ unit: fc.constantFrom(...'abéñe1z'), minLength: 3, maxLength: 9 });
const wordOf = (text: string, count = 1): Word => ({ word: text, shown: text, count, letters: lettersOf(text) });

test('[S2] no word that is near is left out by its letters', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = letterDistance(a, b, 20);
      expect(mayBeWithin(lettersOf(a), lettersOf(b), distance)).toBe(true);
    }),
  );
  expect(mayBeWithin(lettersOf('kettle'), lettersOf('lamp'), 2)).toBe(false);
});

test('[S2] of words that are as near, the most frequent one is meant; one with the same first letter before any other', () => {
  const words = ['battle', 'kettles', 'kettler'].map((text) => wordOf(text));
  const own = new Set(words.map((one) => one.word));
  expect(nearest('kettlex', words, own)).toBe('kettles');
  expect(nearest('hattle', words, own)).toBe('battle');
  expect(nearest('kattlex', words, own)).toBe('kettles');
});
