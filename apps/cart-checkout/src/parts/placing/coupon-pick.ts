import type { PreOrder } from '@souk/contract';

/** Chosen coupons: one for each merchant, by the merchant's id, and the platform's. */
export type CouponPick = { platform: number | null; merchants: Readonly<Record<number, number | null>> };

/** The coupons that a pre-order comes with: the best that the server found. */
export const offeredBy = ({ platUserCouponId, orderList }: PreOrder): CouponPick => ({
  platform: platUserCouponId,
  merchants: Object.fromEntries(orderList.map(({ merId, userCouponId }) => [merId, userCouponId])),
});

/** What is asked of each merchant: its coupon. */
export const merchantRequests = ({ orderList }: PreOrder, { merchants }: CouponPick) =>
  orderList.map(({ merId }) => ({ merId, userCouponId: merchants[merId] ?? null }));

/** What is left of a choice without some coupons, such as those that ended since. */
export const withoutCoupons = ({ platform, merchants }: CouponPick, gone: readonly { id: number }[]): CouponPick => {
  const kept = (id: number | null) => (gone.some((one) => one.id === id) ? null : id);
  return {
    platform: kept(platform),
    merchants: Object.fromEntries(Object.entries(merchants).map(([merId, id]) => [merId, kept(id)])),
  };
};
