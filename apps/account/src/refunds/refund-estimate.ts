import type { RefundOffer } from '@souk/contract';
import { fromCents, refundCents, toCents } from '@souk/domain';

/** How many pieces of each line are asked back, by line id. */
export type Wanted = Readonly<Record<number, number>>;

/** What a request would give back, in USD, by the same rule as the server's; the server has the last word. */
export const estimateUsd = ({ orderInfoList, types }: RefundOffer, wanted: Wanted): number => {
  const lines = orderInfoList.map(({ id, payNum, refundableNum, payShare, postageShare }) => ({
    id,
    payNum,
    asked: payNum - refundableNum,
    payShare: toCents(payShare),
    postageShare: toCents(postageShare),
  }));
  // Money only is all that can be asked for while nothing has been shipped.
  const isShipped = types.includes(2);
  return fromCents(refundCents(lines, wanted, isShipped));
};
