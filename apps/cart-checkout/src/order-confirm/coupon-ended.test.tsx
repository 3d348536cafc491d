import type { CouponForOrder, OrderInput, PriceInput } from '@souk/contract';
import { anAddress, aPreOrder, aRefusal, aUserCoupon } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { open, paged, place } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

const reason = 'This coupon has expired';
const coupon: CouponForOrder = { ...aUserCoupon(), reason: null, off: 5 };
const withCoupon = { couponFee: 5, platCouponFee: 5, payFee: 95.9, platUserCouponId: coupon.id };

/** A shop whose one coupon ends while the order is being placed. @param offered as the pre-order comes with it */
const openShop = (offered: boolean) => {
  let hasEnded = false;
  const preLoad = async () => aPreOrder({ addressId: 71, ...(offered && !hasEnded ? withCoupon : {}) });
  const price = async ({ platUserCouponId }: PriceInput) =>
    platUserCouponId && !hasEnded
      ? { ...aPreOrder(withCoupon), rejectedCoupons: [] }
      : { ...aPreOrder(), rejectedCoupons: platUserCouponId ? [{ id: coupon.id, reason }] : [] };
  const create = async ({ platUserCouponId }: OrderInput) => {
    hasEnded = true;
    if (!platUserCouponId) return { orderNo: 'PT1', orderToken: null, paid: false };
    const data = { rejectedCoupons: [{ id: coupon.id, reason }] };
    throw aRefusal('COUPONS_REFUSED', { message: `One of your coupons can no longer be used: ${reason}`, data });
  };
  const forOrder = async () => [hasEnded ? { ...coupon, reason, off: 0 } : coupon];
  return open(
    {
      address: { list: async () => paged([anAddress()]) },
      orders: { preLoad, price, create },
      coupons: { forOrder },
    },
    { user: {} },
  );
};

describe('[ORDER-02] [ACCT-04] a coupon that ends before the press is told, and the next press orders at the total that is shown', () => {
  test.each([
    ['offered', true],
    ['chosen', false],
  ])('%s', async (_how, offered) => {
    const { api } = await openShop(offered);
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    if (!offered) {
      await userEvent.click(await screen.findByText('One coupon applies'));
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(coupon.name) }));
    }
    expect(await screen.findByText('$95.90')).toBeVisible();
    await place();
    expect(await screen.findByText(/One of your coupons can no longer be used/)).toBeVisible();
    expect(await screen.findByText(/The total is now \$100\.90/)).toBeVisible();
    await place();
    await waitFor(() => expect(api.inputsOf('orders.create')).toHaveLength(2));
    expect(api.inputsOf('orders.create')[1]).toMatchObject({ payFee: 100.9, platUserCouponId: null });
  });
});
