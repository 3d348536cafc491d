import { aPurchase, fakeApi, testQueryClient } from '@souk/testing';
import { loader } from './order-detail.route';

/** @returns the calls that the page's loader makes for an address */
const callsFor = async (search: string, isSignedIn?: () => Promise<boolean>) => {
  const api = fakeApi({ orders: { detail: async () => ({ kind: 'purchase' as const, purchase: aPurchase() }) } });
  const url = new URL(`https://souk.test/order/order_detail${search}`);
  const given = { api, queryClient: testQueryClient(), url, ...(isSignedIn ? { isSignedIn } : {}) };
  await loader(given as unknown as Parameters<typeof loader>[0]); // as much as this loader reads
  return api.made.map(({ name, input }) => [name, input]);
};

describe('[ROUTE-21] an order is asked for while its page’s code is on its way', () => {
  const user = async () => true;

  test('a signed-in shopper’s own', async () => {
    expect(await callsFor('?orderNo=PT1', user)).toEqual([['orders.detail', 'PT1']]);
  });

  test.each<[string, string, (() => Promise<boolean>) | undefined]>([
    [
      'of nobody signed in: the answer would send them to sign in, where a link by mail will do',
      '?orderNo=PT1',
      async () => false,
    ],
    ['by the key of a link', '?orderNo=PT1&token=t', user],
    ['without a number', '', user],
    ['by a shell that does not say who is there', '?orderNo=PT1', undefined],
  ])('none %s', async (_what, search, isSignedIn) => {
    expect(await callsFor(search, isSignedIn)).toEqual([]);
  });
});
