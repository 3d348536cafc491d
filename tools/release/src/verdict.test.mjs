import { livesOf } from './simulation.mjs';
import { isFailing } from './verdict.mjs';

const lives = 1_000;

test.each([0.001, 0.01, 0.02, 0.05, 0.2])(
  'of 1,000 healthy canaries at most one is taken out, where %d of all visitors fail anyhow',
  (rate) => {
    const { takenOut } = livesOf({ canary: rate, stable: rate, visitors: 2_000, share: 0.25 }, lives);
    expect(takenOut).toBeLessThanOrEqual(0.001);
  },
);

test.each([
  [1, 8, 12],
  [0.2, 12, 20],
  [0.05, 45, 120],
])('a canary that fails for a share of %d is taken out after few visitors were harmed', (rate, median, most) => {
  const found = livesOf({ canary: rate, stable: 0.002, visitors: 60_000 }, 200);
  expect(found.takenOut).toBeGreaterThanOrEqual(0.99);
  expect(found.failed).toBeLessThanOrEqual(median);
  expect(found.mostFailed).toBeLessThanOrEqual(most);
});

test('four failures are no verdict, however few others there are', () => {
  expect(isFailing({ shown: 0, failed: 4 })).toBe(false);
  expect(isFailing({ shown: 0, failed: 5 })).toBe(true);
});

test('where the stable version fails as often, the canary is not to blame', () => {
  expect(isFailing({ shown: 80, failed: 20 }, { shown: 800, failed: 200 })).toBe(false);
  expect(isFailing({ shown: 80, failed: 20 }, { shown: 1_000, failed: 2 })).toBe(true);
});
