import { createShelfWords } from './words';

const found = (words: ReturnType<typeof createShelfWords>, start: string) =>
  [...words.starting('named', start)].flat().sort();

test('[CALL-19] words are found whole and by their beginning', () => {
  const words = createShelfWords();
  words.put(0, { named: 'mug stoneware', told: 'cup' });
  words.put(1, { named: 'mugwort soap', told: '' });
  expect(words.whole('named', 'mug')).toEqual([0]);
  expect(words.whole('told', 'cup')).toEqual([0]);
  expect(found(words, 'mug')).toEqual([0, 1]);
  expect(found(words, 'mugs')).toEqual([]);
  expect(words.whole('named', 'cup')).toEqual([]);
});

test('[CALL-19] a row that is put again is found by its new words alone', () => {
  const words = createShelfWords();
  words.put(0, { named: 'mug', told: 'cup' });
  words.put(0, { named: 'bowl', told: 'cup' });
  expect(found(words, 'mug')).toEqual([]);
  expect(found(words, 'bo')).toEqual([0]);
  expect(words.whole('told', 'cup')).toEqual([0]);
});
