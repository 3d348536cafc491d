import { act, renderHook } from '@testing-library/react';
import { useMinimumDuration } from './use-minimum-duration';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const load = (forMs: number) => {
  const { result, rerender } = renderHook(({ isActive }) => useMinimumDuration(isActive), {
    initialProps: { isActive: true },
  });
  after(forMs);
  rerender({ isActive: false });
  return result;
};

test('[LAYOUT-11] a loading state that began to show stays for 200 ms', () => {
  const shown = load(250);
  after(100);
  expect(shown.current).toBe(true);
  after(60);
  expect(shown.current).toBe(false);
});

test('[LAYOUT-10] one that ended before it showed is dropped at once', () => {
  const shown = load(120);
  after(1);
  expect(shown.current).toBe(false);
});

test('[LAYOUT-11] a long one is dropped when it ends', () => {
  const shown = load(2_000);
  after(1);
  expect(shown.current).toBe(false);
});
