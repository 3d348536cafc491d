import { ApiError } from '@souk/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { pageDataEvent } from '../app/page-data';
import { createQueryClient } from './query-client';

/** Puts into the page what the server writes of a query's answer. */
const addData = (key: string, value: unknown, at = Date.now()) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset['soukData'] = '';
  block.textContent = JSON.stringify([[[key], value, at]]);
  document.body.append(block);
};

test('what the page carries is in the cache from the start, and what it streams later as it comes', () => {
  addData('first', 'one');
  const client = createQueryClient({ queries: [] }, 0);
  expect(client.getQueryData(['first'])).toBe('one');
  client.setQueryData(['first'], 'newer');
  addData('second', 'two');
  window.dispatchEvent(new Event(pageDataEvent));
  expect([client.getQueryData(['first']), client.getQueryData(['second'])]).toEqual(['newer', 'two']);
});

test('what all pages share is there, as old as the server’s reading of it', () => {
  const at = Date.now() - 20_000;
  const client = createQueryClient({ queries: [[['categories', 'tree'], ['Kitchen']]] }, at);
  expect(client.getQueryState(['categories', 'tree'])).toMatchObject({ data: ['Kitchen'], dataUpdatedAt: at });
});

test('a draft’s header, which stands in its page, is not replaced by the one that all others share', () => {
  addData('header', 'draft', Date.now() - 5_000);
  const client = createQueryClient({ queries: [[['header'], 'published']] }, Date.now());
  expect(client.getQueryData(['header'])).toBe('draft');
});

test('what the browser has asked itself is not replaced by what the server answered before', () => {
  addData('list', 'of the server', Date.now() - 5_000);
  const client = createQueryClient({ queries: [] }, 0);
  client.setQueryData(['list'], 'of the browser');
  addData('list', 'of the server, late', Date.now() - 1_000);
  window.dispatchEvent(new Event(pageDataEvent));
  expect(client.getQueryData(['list'])).toBe('of the browser');
});

test('an answer counts from the moment at which the server had it, and one that is nothing is an answer', () => {
  const at = Date.now() - 20_000;
  addData('frame', null, at);
  expect(createQueryClient({ queries: [] }, 0).getQueryState(['frame'])).toMatchObject({
    data: null,
    status: 'success',
    dataUpdatedAt: at,
  });
});

test.each([
  ['refused is not asked again: it would be refused again, a second later', 404, 1],
  ['lost on the way or by a fault of the server is asked once more', 502, 2],
])('what was %s', async (_what, code, asked) => {
  jest.useFakeTimers();
  const queryFn = jest.fn(() => Promise.reject(new ApiError({ code })));
  const read = createQueryClient({ queries: [] }, 0).fetchQuery({
    queryKey: ['read'],
    queryFn,
    retry: createQueryClient({ queries: [] }, 0).getDefaultOptions().queries?.retry ?? false,
  });
  await Promise.all([expect(read).rejects.toThrow(), jest.advanceTimersByTimeAsync(5_000)]);
  expect(queryFn).toHaveBeenCalledTimes(asked);
  jest.useRealTimers();
});

test('[ORDER-02] what a shopper does offline fails at once instead of waiting for the network', async () => {
  const client = createQueryClient({ queries: [] }, 0);
  client.mount();
  window.dispatchEvent(new Event('offline'));
  const mutationFn = () => Promise.reject(new Error('no network'));
  const placed = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
  await expect(placed.execute(undefined)).rejects.toThrow('no network');
  window.dispatchEvent(new Event('online'));
  client.unmount();
});

test('[ROUTE-03] what is read offline fails at once instead of waiting for the network, and is read again once it is back', async () => {
  const client = createQueryClient({ queries: [] }, 0);
  client.mount();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const queryFn = jest.fn(async () => 'list').mockRejectedValueOnce(new ApiError({ code: 500 }, new TypeError()));
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const stop = list.subscribe(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(list.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(queryFn).toHaveBeenCalledTimes(1);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(list.getCurrentResult().data).toBe('list');
  stop();
  client.unmount();
});
