import { act, renderHook } from '@testing-library/react';
import { useGoingDown } from './use-going-down';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
    dispatchEvent(new Event('scroll'));
  });

test('[M6] going down is told after a few pixels, going up again too', () => {
  scrollTo(0);
  const { result } = renderHook(() => useGoingDown(true));
  scrollTo(5);
  expect(result.current).toBe(false);
  scrollTo(300);
  expect(result.current).toBe(true);
  scrollTo(296);
  expect(result.current).toBe(true);
  scrollTo(200);
  expect(result.current).toBe(false);
});

test('[M6] what the header has to tell brings it back', () => {
  scrollTo(0);
  const { result, rerender } = renderHook(({ count }) => useGoingDown(true, count), { initialProps: { count: 0 } });
  scrollTo(300);
  expect(result.current).toBe(true);
  rerender({ count: 1 });
  expect(result.current).toBe(false);
  scrollTo(600);
  expect(result.current).toBe(true);
});

test('[M6] at the top of the page there is no direction', () => {
  scrollTo(0);
  const { result, rerender } = renderHook(({ isOn }) => useGoingDown(isOn), { initialProps: { isOn: true } });
  scrollTo(300);
  rerender({ isOn: false });
  expect(result.current).toBe(false);
});
