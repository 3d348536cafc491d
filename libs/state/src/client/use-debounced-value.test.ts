import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const typing = () => renderHook(({ text }) => useDebouncedValue(text, 60), { initialProps: { text: '' } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('[S1] a letter after a rest counts at once', () => {
  const { result, rerender } = typing();
  wait(100);
  rerender({ text: 'k' });
  expect(result.current).toBe('k');
  wait(100);
  rerender({ text: 'ke' });
  expect(result.current).toBe('ke');
});

test('[S1] of a burst of letters the first and the last count', () => {
  const { result, rerender } = typing();
  const seen: string[] = [];
  wait(100);
  for (const text of ['k', 'ke', 'ket', 'kett']) {
    rerender({ text });
    wait(20);
    seen.push(result.current);
  }
  expect(seen).toEqual(['k', 'k', 'k', 'k']);
  wait(60);
  expect(result.current).toBe('kett');
});
