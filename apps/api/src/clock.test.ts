import { createClock } from './clock';

test('the clock follows its base and can be moved on', async () => {
  const clock = createClock(() => 1000);
  const steps: number[] = [];
  clock.onAdvance((ms) => void steps.push(ms));
  await clock.advance(500);
  expect(clock.now().getTime()).toBe(1500);
  expect(clock.aheadMs()).toBe(500);
  expect(steps).toEqual([500]);
});
