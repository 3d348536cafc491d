import { scoreOf } from './score.mjs';

const visit = { fcp: 1_800, lcp: 2_500, tbt: 200, cls: 0.1 };

test('figures at the edge of good earn 90 points, those in the middle of all pages 50', () => {
  expect(scoreOf(visit)).toBeCloseTo(90, 1);
  expect(scoreOf({ fcp: 3_000, lcp: 4_000, tbt: 600, cls: 0.25 })).toBeCloseTo(50, 3);
});

test('nothing that moves or blocks earns all the points of its figure', () => {
  expect(scoreOf({ fcp: 1, lcp: 1, tbt: 0, cls: 0 })).toBeCloseTo(100, 3);
  expect(scoreOf({ ...visit, tbt: 2_000 })).toBeLessThan(scoreOf(visit));
});
