import { createCircuitBreaker } from './circuit-breaker';

test('what failed rests for its time, then is tried again, or at once when asked to', () => {
  let now = 0;
  const breaker = createCircuitBreaker(30_000, () => now);
  expect(breaker.isOpen()).toBe(false);
  breaker.open();
  now = 29_999;
  expect(breaker.isOpen()).toBe(true);
  now = 30_000;
  expect(breaker.isOpen()).toBe(false);
  breaker.open();
  breaker.close();
  expect(breaker.isOpen()).toBe(false);
});
