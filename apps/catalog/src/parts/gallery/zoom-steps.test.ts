import { largeSource, nextStep, stepBelow } from './zoom-steps';

test.each([
  [1, 2, 1],
  [1.6, 2, 1],
  [2, 4, 1],
  [3, 4, 2],
  [4, 1, 2],
])('[PP1] from %d a tap leads to %d, and back to %d', (scale, closer, back) =>
  expect([nextStep(scale), stepBelow(scale)]).toEqual([closer, back]),
);

test('[PP1] closer up more pixels are asked for: 1600 and more', () => {
  const { srcSet, sizes } = largeSource('/img/shirt.webp', 2);
  expect(srcSet).toContain('/img/shirt.webp?w=1600 1600w, /img/shirt.webp?w=2400 2400w');
  expect(sizes).toBe('200vmin');
});
