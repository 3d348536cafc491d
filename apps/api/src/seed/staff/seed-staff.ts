import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { agreementVersion } from '../../applications/agreement';
import { hashPassword } from '../../identity/local/passwords';
import { addMember } from '../../merchants/members.repository';
import { orderIn } from '../../orders/order-states';
import { grantRole } from '../../staff/staff-roles.repository';
import { addTicketEvent, insertTicket } from '../../tickets/tickets.repository';
import { row, run } from '../../database/tx';
import { demoPassword } from '../parts/demo-password';
import type { Seeder } from '../parts/seeder';
import { people } from '../shoppers/people';
import { staffPeople } from './staff-people';

/** A merchant that has a parcel to send, so that its desk shows work. */
const merchantAtWork = async (): Promise<number | undefined> =>
  (
    await row(sql<{ id: number }>`
      select o.merchant_id as id from merchant_order o join purchase p on p.order_no = o.purchase_no
      where p.state = 'paid' and ${orderIn('o.status', ['paid'])} order by o.merchant_id desc limit 1`)
  )?.id;

/** An application that waits, with two documents to look at. */
const seedWaiting = async (now: Date) => {
  const sent = new Date(now.getTime() - 2 * dayMs);
  const made = await row(sql<{ id: number }>`
    insert into merchant_application(store_id, user_id, name, real_name, phone, country_code, email, category_id, type_id, keywords,
      address, country, agreement_version, locale, created_at, sent_at)
    select 1, null, 'Atelier Verre & Lune', 'Lucie Fontaine', '612345699', '+33', 'lucie@verre-lune.test', c.id, t.id,
      'glass, lamps', '8 rue de la Quarantaine, Lyon', 'FR', ${agreementVersion}, 'fr', ${sent}, ${sent}
    from (select max(id) as id from merchant_category) c, (select max(id) as id from merchant_type) t returning id`);
  await run(sql`
    insert into application_document(application_id, url, sort)
    values (${made?.id ?? 0}, '/img/notebook.webp', 0), (${made?.id ?? 0}, '/img/desk-tray.webp', 1)`);
};

/** A question that nobody has answered yet. */
const seedQuestion = async (now: Date) => {
  const asked = new Date(now.getTime() - dayMs / 4);
  const id = await insertTicket({
    storeId: 1,
    userId: people.french.sub,
    ticketNo: 'TK0000000003',
    subject: 'Livrez-vous en point relais ?',
    categoryId: 3,
    associated: null,
    now: asked,
  });
  const message = 'Bonjour, je suis rarement chez moi en journée. Puis-je choisir un point relais près de chez moi ?';
  const author = people.french.nickname;
  await addTicketEvent({ ticketId: id, author, byAgent: false, message, attachments: [], toStatus: null, now: asked });
};

/** The demo's desks: people of every role, and work that waits for them. Never outside a sandbox. Source: docs/back-office.md. */
export const seedStaff: Seeder = async ({ config }, { now }) => {
  if (!config.sandbox) return;
  const hash = await hashPassword(demoPassword(config));
  const merchantId = await merchantAtWork();
  for (const { sub, email, nickname, role, member } of staffPeople) {
    await run(sql`
      insert into account(id, email, nickname, password_hash, email_verified) values (${sub}, ${email}, ${nickname}, ${hash}, true)`);
    await run(sql`insert into shopper(sub, email, nickname) values (${sub}, ${email}, ${nickname})`);
    if (role) await grantRole(sub, role, now);
    if (member && merchantId) await addMember(merchantId, sub, member, now);
  }
  await seedWaiting(now);
  await seedQuestion(now);
};
