import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { agreementVersion } from '../../applications/agreement';
import type { Seeder } from '../parts/seeder';
import { people } from '../shoppers/people';
import { row, run } from '../../database/tx';
import { addTicketEvent, insertTicket } from '../../tickets/tickets.repository';

const shopper = people.shopper;

type Said = { days: number; message: string; byAgent?: boolean; toStatus?: 'INPROCESS' | 'CLOSED' };
type Demo = { subject: string; categoryId: number; no: string; order?: string; said: Said[] };

const demo = (order: string): Demo[] => [
  {
    subject: 'Can the parcel go to my office?',
    categoryId: 3,
    no: 'TK0000000001',
    order,
    said: [
      { days: 3, message: 'I am away on the day it is due. Could it go to my office instead?' },
      {
        days: 2,
        message: 'Gladly. Please send us the address and we will tell the carrier.',
        byAgent: true,
        toStatus: 'INPROCESS',
      },
    ],
  },
  {
    subject: 'Receipt for my company',
    categoryId: 1,
    no: 'TK0000000002',
    said: [
      { days: 40, message: 'Where do I find a receipt that I can hand in?' },
      {
        days: 39,
        message: 'Open the order and choose Receipt: it prints on one page.',
        byAgent: true,
        toStatus: 'INPROCESS',
      },
      { days: 38, message: 'Found it, thank you!', toStatus: 'CLOSED' },
    ],
  },
];

const seedTicket = async ({ subject, categoryId, no, order, said }: Demo, now: Date) => {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  const associated = order ? ({ type: 'order', no: order } as const) : null;
  const opened = at(said[0]?.days ?? 0);
  const id = await insertTicket({
    storeId: 1,
    userId: shopper.sub,
    ticketNo: no,
    subject,
    categoryId,
    associated,
    now: opened,
  });
  for (const { days, message, byAgent = false, toStatus = null } of said) {
    const author = byAgent ? 'Souk support' : shopper.nickname;
    await addTicketEvent({ ticketId: id, author, byAgent, message, attachments: [], toStatus, now: at(days) });
  }
};

/** A declined application, so that sending it again can be tried at once. */
const seedApplication = async (now: Date) => {
  const sent = new Date(now.getTime() - 20 * dayMs);
  const made = await row(sql<{ id: number }>`
    insert into merchant_application(store_id, user_id, name, real_name, phone, country_code, email, category_id, type_id, keywords,
      address, country, agreement_version, audit_status, denial_reason, created_at, sent_at, decided_at)
    select 1, ${shopper.sub}, 'Marsh & Daughters', 'Robin Marsh', '4155550101', '+1', ${shopper.email}, c.id, t.id, 'baskets, willow',
      '48 Alder Street, Portland', 'US', ${agreementVersion}, 3, 'The trade licence can not be read.', ${sent}, ${sent},
      ${new Date(sent.getTime() + 6 * dayMs)}
    from (select min(id) as id from merchant_category) c, (select min(id) as id from merchant_type) t returning id`);
  await run(sql`
    insert into application_document(application_id, url, state, reason)
    values (${made?.id ?? 0}, '/img/notebook.webp', 'refused', 'Too blurry: the number can not be read.')`);
};

/** The demo shopper's talks with support, and an application to sell. */
export const seedSupport: Seeder = async (_deps, { now }) => {
  const order = await row(sql<{ order_no: string }>`
    select o.order_no from merchant_order o join purchase p on p.order_no = o.purchase_no
    where p.user_id = ${shopper.sub} order by p.created_at desc, o.order_no limit 1`);
  for (const ticket of demo(order?.order_no ?? '')) await seedTicket(ticket, now);
  await seedApplication(now);
};
