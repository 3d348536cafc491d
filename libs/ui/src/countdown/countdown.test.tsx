import { act, render, renderHook, screen } from '@testing-library/react';
import { Countdown } from './countdown';
import { partsOf } from './parts-of';
import { useRemaining } from './use-remaining';
import { useSecondsLeft } from './use-seconds-left';

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59_999, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
])('%d ms in parts', (ms, parts) => {
  expect(partsOf(ms)).toMatchObject(parts);
});

test('counts down each second and stays at zero', () => {
  jest.useFakeTimers({ now: new Date('2024-06-01T00:00:00Z') });
  const { result } = renderHook(() => useRemaining('2024-06-01T00:00:03Z', Date.now));
  expect(result.current).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current?.seconds).toBe(2);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current?.totalMs).toBe(0);
  jest.useRealTimers();
});

describe('[LOGIN-05] the wait for the next code', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
  afterEach(() => void jest.useRealTimers());

  test.each([
    [60_000, 60],
    [59_001, 60],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('%d ms are %d s', (ms, seconds) =>
    expect(renderHook(() => useSecondsLeft(1_000 + ms)).result.current).toBe(seconds),
  );

  test('runs down to zero, and begins anew with a later end', () => {
    const { result, rerender } = renderHook(useSecondsLeft, { initialProps: 3_000 });
    act(() => jest.advanceTimersByTime(1_000));
    expect(result.current).toBe(1);
    act(() => jest.advanceTimersByTime(5_000));
    expect([result.current, jest.getTimerCount()]).toEqual([0, 0]);
    rerender(Date.now() + 60_000);
    expect(result.current).toBe(60);
    act(() => jest.advanceTimersByTime(1_000));
    expect(result.current).toBe(59);
  });
});

test('is a timer that is not read out every second', () => {
  render(
    <Countdown
      label="Sale ends in"
      parts={[
        { value: 4, unit: 'h' },
        { value: null, unit: 'min' },
      ]}
    />,
  );
  expect(screen.getByRole('timer', { name: 'Sale ends in' })).toHaveAttribute('aria-live', 'off');
  expect(screen.getByText('04')).toBeVisible();
});
