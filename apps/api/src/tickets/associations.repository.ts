import type { TicketAssociation } from '@souk/contract';
import { sql } from 'kysely';
import { rows } from '../database/tx';

interface Found {
  type: TicketAssociation['type'];
  no: string;
  name: string;
  at: Date;
}

const each = 30;

/** Own orders, refunds and applications, the latest first: what a ticket may be about. */
export const associationsOf = (userId: string, storeId: number) =>
  rows(sql<Found>`
    (select 'order' as type, o.order_no as no, m.name, c.created_at as at
      from merchant_order o join purchase c on c.order_no = o.purchase_no join merchant m on m.id = o.merchant_id
      where c.user_id = ${userId} and c.store_id = ${storeId} order by c.created_at desc limit ${each})
    union all
    (select 'refund', r.refund_no, m.name, r.created_at
      from refund r join merchant_order o on o.order_no = r.order_no join merchant m on m.id = o.merchant_id
      where r.user_id = ${userId} order by r.created_at desc limit ${each})
    union all
    (select 'application', a.id::text, a.name, a.created_at
      from merchant_application a where a.user_id = ${userId} and a.store_id = ${storeId}
      order by a.created_at desc limit ${each})
    order by at desc`);
