import type { SharedDocument } from '@souk/state';
import { storeNowMs } from '@souk/state';
import { fetchTimed } from './fetch-timed';

const now = new Date('2026-03-01T12:00:00.400Z');

/** Answers after `waitMs`, in which the device's clock goes on. */
const answer = (date: string | null, waitMs = 0) => {
  global.fetch = jest.fn(async () => {
    jest.setSystemTime(Date.now() + waitMs);
    return new Response(null, date === null ? {} : { headers: { date } });
  });
  return fetchTimed('/api/store');
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  window.soukDocument = { clockAheadMs: 0 } as SharedDocument;
});
afterEach(() => {
  delete window.soukDocument;
  delete window.soukPrefetchedFetch;
  jest.useRealTimers();
});

describe('[X12] an answer tells the time of the store', () => {
  test.each([
    ['of the same second', 'Sun, 01 Mar 2026 12:00:00 GMT', 0, 0],
    ['of a moment on the way', 'Sun, 01 Mar 2026 12:00:03 GMT', 5_000, 0],
    ['of the second in which it came', 'Sun, 01 Mar 2026 12:00:05 GMT', 5_000, 0],
    ['an hour ahead', 'Sun, 01 Mar 2026 13:00:00 GMT', 400, 3_599_200],
    ['an hour behind', 'Sun, 01 Mar 2026 11:00:00 GMT', 400, -3_599_400],
    ['that is none', 'soon', 0, 0],
    ['missing', null, 0, 0],
  ])('%s', async (_which, date, waitMs, aheadMs) => {
    await answer(date, waitMs);
    expect(storeNowMs() - Date.now()).toBe(aheadMs);
  });

  test('told once, and again when it is another', async () => {
    const heard = jest.fn();
    addEventListener('souk:clock', heard);
    await answer('Sun, 01 Mar 2026 13:00:00 GMT');
    await answer('Sun, 01 Mar 2026 13:00:00 GMT');
    expect(heard).toHaveBeenCalledTimes(1);
    await answer(null);
    expect(heard).toHaveBeenCalledTimes(1);
    await answer('Sun, 01 Mar 2026 12:00:00 GMT');
    expect(heard).toHaveBeenCalledTimes(2);
    removeEventListener('souk:clock', heard);
  });

  test('a slow answer takes nothing back of what a fast one told', async () => {
    await answer('Sun, 01 Mar 2026 12:00:03 GMT');
    expect(storeNowMs() - Date.now()).toBe(2_600);
    await answer('Sun, 01 Mar 2026 12:00:05 GMT', 5_000);
    expect(storeNowMs() - Date.now()).toBe(2_600);
  });

  test('a prefetched reply, which carries no time, changes nothing', async () => {
    await answer('Sun, 01 Mar 2026 13:00:00 GMT');
    window.soukPrefetchedFetch = jest.fn(async () => Response.json({}));
    await fetchTimed('/api/store', { method: 'GET' });
    expect(storeNowMs() - Date.now()).toBeGreaterThan(3_000_000);
  });
});
