import { tickCountdowns } from './countdowns';

const figures = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent).join(' ');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z') });
  document.body.innerHTML = '<div data-ends-at="2026-06-03T03:04:05Z"><b></b> <b></b> <b></b> <b></b></div>';
});
afterEach(() => {
  document.documentElement.removeAttribute('data-hydrated');
  jest.useRealTimers();
});

test('counts down each second, and leaves it to React once that is there', () => {
  tickCountdowns();
  expect(figures()).toBe('02 03 04 05');
  jest.advanceTimersByTime(1_000);
  expect(figures()).toBe('02 03 04 04');
  document.documentElement.setAttribute('data-hydrated', '');
  jest.advanceTimersByTime(5_000);
  expect([figures(), jest.getTimerCount()]).toEqual(['02 03 04 04', 0]);
});

test('ends at zero', () => {
  jest.setSystemTime(new Date('2026-07-01T00:00:00Z'));
  tickCountdowns();
  expect(figures()).toBe('00 00 00 00');
});
