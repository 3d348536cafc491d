import { sql } from 'kysely';
import type { Ctx } from '../../http/handlers';
import { bookRefund } from '../../refunds/book-refund';
import { row } from '../../database/tx';
import type { Past } from './past';

/** Requests for money back as the demo shopper made them. */
export const expectRefund = (past: Past, ctx: Ctx) => {
  const request = async (orderNo: string, daysAgo: number, type: 1 | 2) => {
    past.goTo(daysAgo);
    const item = await row(
      sql<{ id: number }>`select id from order_item where order_no = ${orderNo} order by id limit 1`,
    );
    const { refundOrderNo } = await past.refunds.create(
      {
        orderNo,
        type,
        items: [{ orderInfoId: item?.id ?? 0, num: 1 }],
        text: 'It is not as described',
        explain: 'The colour is another one than in the picture.',
        reasonImage: '',
      },
      ctx,
    );
    return refundOrderNo;
  };
  return {
    open: (orderNo: string, daysAgo: number) => request(orderNo, daysAgo, 1),
    async refused(orderNo: string, daysAgo: number, reason: string) {
      const no = await request(orderNo, daysAgo, 1);
      past.goTo(daysAgo - 1);
      await past.merchants.refuse(no, reason);
    },
    async returning(orderNo: string, daysAgo: number) {
      const no = await request(orderNo, daysAgo, 2);
      past.goTo(daysAgo - 1);
      await past.merchants.approve(no);
    },
    async paidBack(orderNo: string, daysAgo: number) {
      const no = await request(orderNo, daysAgo, 1);
      past.goTo(daysAgo - 1);
      await past.merchants.approve(no);
      past.goTo(daysAgo - 1.1);
      await bookRefund(past.deps, no, null);
    },
  };
};
