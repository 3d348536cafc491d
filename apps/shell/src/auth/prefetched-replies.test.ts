import { servePrefetched } from './prefetched-replies';

const me = '/api/admin/me';
const orders = '/api/admin/orders?tab=all&q=&page=1';
const probe = '/api/front/login/token/is/exist';
const calls = [`GET ${me}`, `GET ${orders}`, `POST ${probe}`];
const asked = jest.fn(async (_url: string, _init?: RequestInit) => Response.json('asked'));
const get = async (url: string, method = 'GET') =>
  (await window.soukPrefetchedFetch?.(url, { method }))?.json() as Promise<unknown>;

beforeEach(() => {
  delete window.soukPrefetchedFetch;
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch; // its address and its options are looked at
});
afterEach(() => jest.restoreAllMocks());

describe('[DESK-55] a page of somebody signed in takes the answers that came with its token', () => {
  test('each once, whether it came before the page asked or after', async () => {
    const answers = servePrefetched(calls);
    answers.come({ call: `GET ${orders}`, body: 'orders' });
    const waits = get(me);
    answers.come({ call: `GET ${me}`, body: 'me' });
    answers.come({ call: `POST ${probe}`, body: 'probed' });
    expect([await get(orders), await waits, await get(probe, 'POST')]).toEqual(['orders', 'me', 'probed']);
    expect(asked).not.toHaveBeenCalled();
    expect(await get(orders)).toBe('asked');
  });

  test('a call that two parts of the page make answers both', async () => {
    servePrefetched([`GET ${me}`, `GET ${me}`]).come({ call: `GET ${me}`, body: 'me' });
    expect(await Promise.all([get(me), get(me)])).toEqual(['me', 'me']);
    expect(await get(me)).toBe('asked');
  });

  test('what has no answer is asked for by the page: it was refused, or the line broke', async () => {
    const answers = servePrefetched(calls);
    answers.come({ call: `GET ${orders}`, body: 'orders' });
    const waits = get(me);
    answers.end();
    expect([await waits, await get(orders)]).toEqual(['asked', 'orders']);
    expect(asked.mock.calls).toEqual([[me, { method: 'GET' }]]);
  });

  test('an answer that is older than a quarter of a minute is left', async () => {
    servePrefetched(calls).come({ call: `GET ${me}`, body: 'me' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    expect(await get(me)).toBe('asked');
  });

  test('what changes something at the same address is never answered by it', async () => {
    servePrefetched(calls).come({ call: `GET ${me}`, body: 'me' });
    expect(await get(me, 'POST')).toBe('asked');
  });

  test('an answer that nobody named is left', async () => {
    servePrefetched([]).come({ call: `GET ${me}`, body: 'me' });
    expect(await get(me)).toBe('asked');
  });
});
