import type { CartEstimate, MerchantEstimate } from '@souk/contract';
import { findLines } from '../cart/cart.repository';
import { ownerOf } from '../cart/owner';
import type { Deps } from '../deps';
import type { Ctx } from '../http/handlers';
import { usdOf } from '../money';
import { troubleOf, unitCentsOf } from '../products/buyable';
import type { Line } from './lines';
import { liveVariants } from './live-lines.repository';
import { price, type Priced } from './pricing';

/**
 * What lines of the asker's cart would cost with freight, by the rules that price the order. Lines that cannot be
 * bought and those of others are as if they were not there. Source: docs/expectations, C4.
 */
export const createEstimate =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (ids: readonly number[] | null, ctx: Ctx): Promise<CartEstimate> => {
    const owner = ownerOf(ctx);
    const lines = owner ? await buyableLines({ owner, ids, now: clock.now() }, ctx.storeId) : [];
    const priced = price(lines, { merchants: {}, platform: null });
    return {
      proTotalFee: usdOf(priced.totals.goods),
      freightFee: usdOf(priced.totals.freight),
      payFee: usdOf(priced.totals.pay),
      orderList: priced.merchants.map(merchantEstimate),
    };
  };

const buyableLines = async (
  { owner, ids, now }: { owner: string; ids: readonly number[] | null; now: Date },
  storeId: number,
): Promise<Line[]> => {
  const own = (await findLines(storeId, owner)).filter(
    (line) => (ids === null || ids.includes(line.id)) && troubleOf(line, now) === null,
  );
  if (own.length === 0) return [];
  const variants = await liveVariants(
    storeId,
    own.map((line) => line.variant_id),
  );
  const byId = new Map(variants.map((live) => [live.variant_id, live]));
  return own.flatMap((line) => {
    const live = byId.get(line.variant_id);
    if (!live) return [];
    const unitCents = unitCentsOf(live, now);
    return [
      { cartLineId: line.id, variantId: line.variant_id, num: line.cart_num, seenCents: unitCents, live, unitCents },
    ];
  });
};

const merchantEstimate = ({ id, lines, totals }: Priced['merchants'][number]): MerchantEstimate => {
  const isIncluded = lines.every(({ live }) => live.is_shipping_included);
  const freeFrom = lines[0]?.live.freight_free_from_cents ?? null;
  return {
    merId: id,
    proTotalFee: usdOf(totals.goods),
    freightFee: usdOf(totals.freight),
    freeFrom: isIncluded || freeFrom === null ? null : usdOf(freeFrom),
  };
};
