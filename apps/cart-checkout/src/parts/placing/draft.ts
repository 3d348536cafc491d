import { tabStorage } from '@souk/state';
import type { CheckoutForm } from './checkout-form';
import type { CouponPick } from './coupon-pick';

const keyOf = (preOrderNo: string) => `souk.checkoutDraft.${preOrderNo}`;
const couponsKeyOf = (preOrderNo: string) => `souk.checkoutCoupons.${preOrderNo}`;

const keep = (key: string, value: object) => tabStorage.setItem(key, JSON.stringify(value));

const read = <T extends object>(key: string): T | null => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? (kept as T | null) : null;
  } catch {
    return null;
  }
};

/**
 * What was typed, kept for this tab, so that a reload, a sign-in on the way or a new pre-order of the same cart loses
 * nothing. Card details are never here: they are typed on the provider's page. Source: lesson 19; docs/expectations, K8.
 */
export const keepDraft = (preOrderNo: string, values: Partial<CheckoutForm>) => keep(keyOf(preOrderNo), values);

export const readDraft = (preOrderNo: string): Partial<CheckoutForm> => read(keyOf(preOrderNo)) ?? {};

/** Coupons as the shopper chose them; until then the best that the server found stand. */
export const keepPick = (preOrderNo: string, pick: CouponPick) => keep(couponsKeyOf(preOrderNo), pick);

export const readPick = (preOrderNo: string): CouponPick | null => read(couponsKeyOf(preOrderNo));

/** What was typed and chosen goes over to a new pre-order of the rest. */
export const carryDraft = (from: string, to: string) => {
  keepDraft(to, readDraft(from));
  const pick = readPick(from);
  if (pick) keepPick(to, pick);
};

export const dropDraft = (preOrderNo: string) => {
  tabStorage.removeItem(keyOf(preOrderNo));
  tabStorage.removeItem(couponsKeyOf(preOrderNo));
};
