/** Parts of the page, the first as it opens. */
export const couponParts = ['usable', 'unusable', 'centre'] as const;
export type CouponPart = (typeof couponParts)[number];

export const readCouponPart = (search: URLSearchParams): CouponPart =>
  couponParts.find((part) => part === search.get('part')) ?? 'usable';

export const couponPartHref = (part: CouponPart): string =>
  part === 'usable' ? '/users/coupon_list' : `/users/coupon_list?part=${part}`;
