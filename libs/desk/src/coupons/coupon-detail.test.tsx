import type { DeskCoupon } from '@souk/contract/desk';
import { toastsStore } from '@souk/state';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { CouponDetail, CouponNew } from './coupon-detail';

const coupon: DeskCoupon = {
  id: 5,
  name: 'Spring',
  nameEn: 'Spring',
  nameFr: 'Printemps',
  merchantName: null,
  moneyCents: 500,
  minCents: 2000,
  scope: 'all',
  total: null,
  received: 30_000,
  used: 20_000,
  receiveStarts: null,
  receiveEnds: null,
  useStarts: null,
  useEnds: null,
  days: 30,
  state: 'running',
  version: 1,
  productIds: [],
  products: [],
  categoryId: null,
};
const open = (change: Partial<DeskCoupon>) => {
  const api = fakeApi({
    desk: {
      coupon: async () => ({ ...coupon, ...change }),
      productChoices: async () => ({ categories: [], merchants: [] }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <CouponDetail id={5} />
    </DeskContext>
  );
  return renderRoute({ Component }, { at: '/', api, user: {} });
};

test.each([
  [20_000, false],
  [20_001, true],
])('[DESK-12] the file of %i uses of a coupon holds the latest 20,000, and says so: %s', async (used, isCut) => {
  await open({ used });
  expect(await screen.findByRole('button', { name: 'Download uses as CSV' })).toBeVisible();
  expect(screen.queryByText('The file holds the latest 20,000 uses.') !== null).toBe(isCut);
});

test.each([
  ['running', true],
  ['gone', true],
  ['over', false],
  ['ended', false],
] as const)('[DESK-12] a coupon that is %s can be ended: %s', async (state, canEnd) => {
  await open({ state });
  expect(await screen.findByRole('button', { name: 'Save the coupon' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End the coupon' }) !== null).toBe(canEnd);
});

test.each([
  ['', 'Created. Shoppers can receive it.'],
  ['2020-01-01T10:00', 'Created. Shoppers can receive it.'],
  ['2099-03-05T10:00', expect.stringMatching(/^Created\. Shoppers can receive it from Mar 5, 2099/)],
])('[DESK-12] a new coupon that is received from “%s” says since when: %s', async (starts, told) => {
  const api = fakeApi({
    desk: {
      coupon: async () => coupon,
      couponCreate: async () => ({ id: 6 }),
      productChoices: async () => ({ categories: [], merchants: [] }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <CouponNew />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/?copy=5', api, user: {} });
  fireEvent.change(await screen.findByLabelText(/^Received from/), { target: { value: starts } });
  await userEvent.click(screen.getByRole('button', { name: 'Create the coupon' }));
  await waitFor(() => expect(toastsStore.getState().toasts.map(({ text }) => text)).toEqual([told]));
});
