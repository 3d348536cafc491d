import { refundablePieces } from '@souk/domain';
import type { Ctx } from '../http/handlers';
import type { ItemRow, OrderRow } from '../orders/orders.repository';
import { amountOf, storeRequest } from './request';

interface Cancel {
  order: OrderRow;
  items: ItemRow[];
  ctx: Pick<Ctx, 'userId'>;
  now: Date;
}

/**
 * Cancels a paid order that is not shipped: asks for all that is left of its money, postage included.
 * The purchase's other orders go on. Source: "One purchase, several merchants", point 6.
 */
export function requestCancel({ order, items, ctx, now }: Cancel): Promise<string> {
  const wanted = Object.fromEntries(items.map((item) => [item.id, refundablePieces(item, false)]));
  return storeRequest({
    ...amountOf(items, wanted, false),
    orderNo: order.order_no,
    userId: ctx.userId,
    type: 1,
    isCancel: true,
    reason: '',
    reasonCode: 'cancelled',
    explain: '',
    images: [],
    now,
  });
}
