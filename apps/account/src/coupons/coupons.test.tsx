import { toastsStore } from '@souk/state';
import { aCoupon, aRefusal, aUserCoupon, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './coupons.route';

const page = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 12 });
const open = async (coupons: FakeAnswers['coupons'], at: string) => {
  const api = fakeApi({ coupons: coupons ?? {} });
  await renderRoute(route, { path: '/users/coupon_list', at, api, user: {} });
  return api;
};
const centre = '/users/coupon_list?part=centre';

describe('coupons', () => {
  test.each([
    [{}, 'Claim', false],
    [{ isUse: true }, 'Claimed', true],
    [{ status: 1 }, 'Not available', true],
  ])('[ACCT-04] in the centre %j offers %s', async (own, label, isDisabled) => {
    await open({ list: async () => page([aCoupon(own)]) }, centre);
    const button = await screen.findByRole('button', { name: label });
    expect((button as HTMLButtonElement).disabled).toBe(isDisabled);
  });

  test.each([
    [{}, 'Use it'],
    [{ status: 1, validStr: 'unusable' }, 'Used'],
    [{ status: 2, validStr: 'overdue' }, 'Expired'],
    [{ validStr: 'notStart' }, 'Not started yet'],
  ] as const)('[ACCT-04] one’s own %j looks %s', async (own, label) => {
    await open({ mine: async () => page([aUserCoupon(own)]) }, '/users/coupon_list');
    expect(within(await screen.findByRole('article', { name: 'Welcome' })).getByText(label)).toBeVisible();
  });

  test.each([
    ['its merchant', { merId: 3 }, '/merchant/merchant/home?id=3'],
    ['all goods', { merId: null }, '/products/all'],
  ])('[ACCT-04] one’s own coupon is used at %s', async (_where, own, href) => {
    await open({ mine: async () => page([aUserCoupon(own)]) }, '/users/coupon_list');
    expect(await screen.findByRole('link', { name: 'Use it' })).toHaveAttribute('href', href);
  });

  test('[ACCT-04] says what it takes off, from what amount, whose it is and until when', async () => {
    await open(
      {
        list: async () =>
          page([
            aCoupon({
              useType: 1,
              type: 'goods',
              merName: 'Linen House',
              merId: 3,
              isFixedTime: true,
              useStartTimeStr: '2024-06-01T00:00:00Z',
              useEndTimeStr: '2024-06-30T00:00:00Z',
              isLimited: true,
              lastTotal: 12,
            }),
          ]),
      },
      centre,
    );
    const card = await screen.findByRole('article', { name: 'Welcome' });
    for (const text of [
      '$5.00',
      'off when you spend $30.00',
      'Linen House',
      /Jun 1, 2024, .+ – Jun 30, 2024, .+[AP]M/,
      '12 left',
    ])
      expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent('Merchant coupon, selected products');
    expect(card.textContent).toMatch(/Jun\u00a01,\u00a02024.+–.+Jun\u00a030,\u00a02024/);
  });

  test('[ACCT-04] the last moment of a coupon is said to the minute, in the shopper’s own zone', async () => {
    const end = '2024-07-01T03:59:00Z';
    await open(
      { mine: async () => page([aUserCoupon({ useStartTimeStr: null, useEndTimeStr: end })]) },
      '/users/coupon_list',
    );
    const there = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(end));
    expect(await screen.findByRole('article', { name: 'Welcome' })).toHaveTextContent(
      `Until ${there}`.replaceAll(/\s/g, ' '),
    );
  });

  test('[ACCT-04] a platform coupon carries the second label and counts days after claiming', async () => {
    await open({ list: async () => page([aCoupon()]) }, centre);
    const card = await screen.findByRole('article', { name: 'Welcome' });
    expect(card).toHaveTextContent('Market coupon, everything');
    expect(card).toHaveTextContent('30 days after claiming');
  });

  test('[ACCT-04] receiving marks it as received', async () => {
    const state = { isUse: false };
    const api = await open(
      {
        list: async () => page([aCoupon(state)]),
        receive: async () => {
          state.isUse = true;
          return 'ok';
        },
      },
      centre,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBeDisabled();
    expect(api.inputsOf('coupons.receive')).toEqual([{ couponId: 31 }]);
  });

  test('[ACCT-04] one that was received elsewhere meanwhile is read as received', async () => {
    const state = { isUse: false };
    const receive = () => {
      state.isUse = true;
      return Promise.reject(aRefusal('COUPON_TAKEN', { message: 'You have this coupon already' }));
    };
    await open({ list: async () => page([aCoupon(state)]), receive }, centre);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBeDisabled();
    expect(toastsStore.getState().toasts[0]?.text).toBe('You have this coupon already');
  });

  test('[ACCT-04] one that is gone meanwhile shows the server’s words', async () => {
    await open(
      {
        list: async () => page([aCoupon()]),
        receive: () => Promise.reject(aRefusal('COUPON_NOT_RECEIVABLE', { message: 'All are taken' })),
      },
      centre,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(toastsStore.getState().toasts[0]?.text).toBe('All are taken'));
  });
});
