import { act, renderHook } from '@testing-library/react';
import { useComingUp } from './use-coming-up';

const put = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { value, configurable: true });
const scrollTo = (y: number) =>
  act(() => {
    put(globalThis, 'scrollY', y);
    dispatchEvent(new Event('scroll'));
  });

describe('[WIDGET-04] on a phone the shortcuts float only while the shopper goes up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    put(globalThis, 'innerHeight', 800);
    put(document.documentElement, 'scrollHeight', 8_000);
    put(globalThis, 'scrollY', 2_000);
  });
  afterEach(() => jest.useRealTimers());

  test('going up brings them, going down and resting take them away', () => {
    const { result } = renderHook(() => useComingUp(true));
    expect(result.current).toBe(false);
    scrollTo(1_995);
    expect(result.current).toBe(false);
    scrollTo(1_900);
    expect(result.current).toBe(true);
    scrollTo(2_100);
    expect(result.current).toBe(false);
    scrollTo(2_000);
    expect(result.current).toBe(true);
    act(() => jest.advanceTimersByTime(2_499));
    expect(result.current).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(false);
  });

  test('near the page’s end they stay in their own place', () => {
    put(globalThis, 'scrollY', 7_200);
    const { result } = renderHook(() => useComingUp(true));
    scrollTo(7_000);
    expect(result.current).toBe(false);
    scrollTo(6_700);
    expect(result.current).toBe(true);
  });

  test('near the top there is nothing to float for', () => {
    const { result, rerender } = renderHook(({ isOn }) => useComingUp(isOn), { initialProps: { isOn: true } });
    scrollTo(1_000);
    expect(result.current).toBe(true);
    rerender({ isOn: false });
    expect(result.current).toBe(false);
    scrollTo(500);
    expect(result.current).toBe(false);
  });
});
