import { aPreOrder, aRefusal, aUserCoupon, fakeApi, renderPart } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CouponPart } from './coupon-part';
import { usePrices } from './use-prices';

const preOrder = aPreOrder();
const Part = () => <CouponPart preOrder={preOrder} prices={usePrices(preOrder)} />;
const usable = { ...aUserCoupon(), reason: null, off: 5 };

test('[ACCT-04] coupons that cannot be read are not called none; Retry reads them', async () => {
  let isAway = true;
  const forOrder = async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : [usable]);
  renderPart(<Part />, { api: fakeApi({ coupons: { forOrder } }), user: {} });
  expect(screen.queryByText('None of your coupons apply')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
  expect(screen.queryByText('You have no coupons yet.')).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('One coupon applies')).toBeVisible();
});

test('[ACCT-04] who has no coupons is told so', async () => {
  renderPart(<Part />, { api: fakeApi({ coupons: { forOrder: async () => [] } }), user: {} });
  expect(await screen.findByText('You have no coupons yet.')).toBeVisible();
});

test('[ORDER-02] [ACCT-04] a choice that could not be priced is said, and Retry prices it', async () => {
  let isAway = true;
  const price = async () => {
    if (isAway) throw aRefusal('SERVER_ERROR');
    return { ...preOrder, payFee: 95.9, couponFee: 5, rejectedCoupons: [] };
  };
  const api = fakeApi({ coupons: { forOrder: async () => [usable] }, orders: { price } });
  const Priced = () => {
    const prices = usePrices(preOrder);
    return (
      <>
        <CouponPart preOrder={preOrder} prices={prices} />
        <output>{prices.totals.payFee}</output>
      </>
    );
  };
  renderPart(<Priced />, { api, user: {} });
  await userEvent.click(await screen.findByText('One coupon applies'));
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(usable.name) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The total could not be updated');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('95.9'));
  expect(screen.queryByRole('alert')).toBeNull();
});
