import { mostVariants, saleObstacle, valueObstacle } from './variant-rules';

const color = { values: ['White', 'Blue'], valuesFr: ['Blanc', 'Bleu'] };
const few = { variants: 4, made: 2 };

test.each([
  [{ en: 'Red', fr: 'Rouge' }, few, null],
  [{ en: 'white', fr: 'Crème' }, few, 'valueTaken'],
  [{ en: 'Navy', fr: 'bleu' }, few, 'valueTaken'],
  [{ en: 'Red', fr: 'Rouge' }, { variants: mostVariants - 1, made: 2 }, 'tooManyVariants'],
] as const)('[DESK-41] %j beside White and Blue, of %j: %s', (value, counts, obstacle) => {
  expect(valueObstacle(color, value, counts)).toBe(obstacle);
});

test('[DESK-41] twenty values are most', () => {
  const values = Array.from({ length: 20 }, (_none, at) => `v${at}`);
  expect(valueObstacle({ values, valuesFr: values }, { en: 'a', fr: 'b' }, few)).toBe('tooManyValues');
});

test('[DESK-41] one variant stays on sale', () => {
  expect(saleObstacle([false, true])).toBeNull();
  expect(saleObstacle([false, false])).toBe('noneLeft');
});
