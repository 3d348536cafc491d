import type { RefundOffer } from '@souk/contract';
import { fromCents, refundCents, toCents } from '@souk/domain';

/** How many pieces of each line are asked back, by line id. */
export type Wanted = Readonly<Record<number, number>>;

/** What a request would give back, in USD, and how much of it is postage; the server's own rule, and it has the last word. */
export const estimateUsd = (
  { orderInfoList, types }: RefundOffer,
  wanted: Wanted,
): { total: number; postage: number } => {
  const lines = orderInfoList.map(({ id, payNum, refundableNum, payShare, postageShare }) => ({
    id,
    payNum,
    asked: payNum - refundableNum,
    payShare: toCents(payShare),
    postageShare: toCents(postageShare),
  }));
  // Money only is all that can be asked for while nothing has been shipped.
  const isShipped = types.includes(2);
  const total = refundCents(lines, wanted, isShipped);
  return { total: fromCents(total), postage: fromCents(total - refundCents(lines, wanted, true)) };
};
