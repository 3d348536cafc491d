import type { MerchantTotals, PurchaseTotals } from '@souk/contract';
import { type CouponChoice, type FreightRule, type LineShare, priceLines, type Totals, totalsOf } from '@souk/domain';
import { usdOf } from '../money';
import { type Line, toPriced } from './lines';

/** A priced purchase: what each line pays, and the sums. Cents. */
export interface Priced {
  lines: Line[];
  shares: Map<number, LineShare>;
  choice: CouponChoice;
  merchants: { id: number; name: string; lines: Line[]; totals: Totals }[];
  totals: Totals;
}

/** Each merchant's own freight rule. Source: "One purchase, several merchants", point 5. */
const freightOf = (lines: readonly Line[]): Record<number, FreightRule> =>
  Object.fromEntries(
    lines.map(({ live }) => [
      live.merchant_id,
      { feeCents: live.freight_fee_cents, freeFromCents: live.freight_free_from_cents },
    ]),
  );

/** Prices lines with coupons and freight. Sums of lines are the merchants', sums of merchants the purchase's. */
export function price(lines: Line[], choice: CouponChoice): Priced {
  const priced = toPriced(lines);
  const merchantIds = [...new Set(priced.map(({ merId }) => merId))];
  const shares = priceLines(priced, choice, freightOf(lines));
  return {
    lines,
    shares: new Map(shares.map((share) => [share.id, share])),
    choice,
    totals: totalsOf(priced, shares),
    merchants: merchantIds.map((id) => {
      const own = lines.filter(({ live }) => live.merchant_id === id);
      return { id, name: own[0]?.live.merchant_name ?? '', lines: own, totals: totalsOf(priced, shares, id) };
    }),
  };
}

/** The purchase's sums as the wire has them. */
export const purchaseTotals = ({ totals, choice }: Priced): PurchaseTotals => ({
  proTotalFee: usdOf(totals.goods),
  freightFee: usdOf(totals.freight),
  couponFee: usdOf(totals.merCoupon + totals.platCoupon),
  platCouponFee: usdOf(totals.platCoupon),
  payFee: usdOf(totals.pay),
  platUserCouponId: choice.platform?.id ?? null,
});

/** A merchant's sums as the wire has them; `couponFee` is the merchant's own coupon. */
export const merchantTotals = (
  { choice }: Priced,
  { id, name, totals }: Priced['merchants'][number],
): MerchantTotals => ({
  merId: id,
  merName: name,
  proTotalFee: usdOf(totals.goods),
  freightFee: usdOf(totals.freight),
  couponFee: usdOf(totals.merCoupon),
  payFee: usdOf(totals.pay),
  userCouponId: choice.merchants[id]?.id ?? null,
});
