import { type RawBuilder, sql } from 'kysely';
import { row, run } from '../database/tx';
import { isEmailProved } from '../identity/shoppers';
import { clearAllTries, triesAt, triesOf } from '../identity/throttle';

/** A purchase of nobody: the merchants' books need what was bought, where to and for how much. */
const namelessPurchase = sql`
  email = '', mark = '', user_id = null, owner = 'deleted',
  address = address || '{"firstName":"","lastName":"","email":"","phone":"","detail":"","detail2":""}'::jsonb`;

const namelessRefund = sql`
  explain = '', message = '', images = '{}', telephone = null, reason = case when reason_code is null then '' else reason end`;

/**
 * Takes a person's name off their purchases, with all that was written about them and the keys of guests; what was bought stays.
 * @param whose a condition on columns of `purchase`
 * @returns how many purchases
 */
export const forgetPurchases = async (whose: RawBuilder<unknown>): Promise<number> => {
  const numbers = sql`(select order_no from purchase where ${whose})`;
  const orders = sql`(select order_no from merchant_order where purchase_no in ${numbers})`;
  await run(sql`delete from order_token where order_no in ${numbers}`);
  await run(sql`delete from order_note where order_no in ${orders}`);
  await run(sql`update refund set ${namelessRefund}, user_id = null where order_no in ${orders}`);
  await run(sql`
    update merchant_order set remark = '', cancel_words = left(cancel_words, 0)
    where (remark <> '' or cancel_words <> '') and purchase_no in ${numbers}`);
  return run(sql`update purchase set ${namelessPurchase} where ${whose}`);
};

/** Tables that know people by where messages reach them, and the column that says where. */
const byContact = [
  ['outbox', 'recipient'],
  ['login_code', 'recipient'],
  ['newsletter_subscriber', 'email'],
  ['cart_subscription', 'email'],
  ['stock_alert', 'email'],
  ['variant_alert', 'email'],
  ['visitor_contact', 'email'],
  ['staff_invitation', 'email'],
  ['member_invitation', 'email'],
] as const;

/** A pattern that finds a contact in a text, and not as a part of a longer one. */
const wholly = (contact: string) =>
  `(?<![[:alnum:]._%+-])${contact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![[:alnum:]_-]|[.][[:alnum:]])`;

const forgetContacts = async (contacts: readonly string[]) => {
  for (const [table, column] of byContact) {
    await run(sql`delete from ${sql.table(table)} where lower(${sql.ref(column)}) = any(${[...contacts]}::text[])`);
  }
  for (const contact of contacts) {
    // A clerk may have saved a search for them, as an address writes it.
    const searched = String(new URLSearchParams({ q: contact }))
      .slice('q='.length)
      .toLowerCase();
    await run(sql`
      delete from desk_view
      where translate(lower(query), '+', ' ') ~ ${wholly(searched)} or lower(name) ~ ${wholly(contact.toLowerCase())}`);
  }
  await clearAllTries(contacts.flatMap(triesAt));
};

const documentsOf = (applications: RawBuilder<unknown>) => sql`
  select substring(d.url from '/img/u/([0-9a-f]{32})') from application_document d join merchant_application a on a.id = d.application_id
  where ${applications}`;

/**
 * Deletes applications and the identity documents sent with them; the trigger on `upload` has their objects removed.
 * @param which a condition on columns of `merchant_application a`. What became a merchant is that merchant's contract: it stays.
 */
export const forgetApplications = async (which: RawBuilder<unknown>): Promise<number> => {
  const undecided = sql`a.audit_status <> 2 and (${which})`;
  await run(sql`delete from upload where model = 'application' and name in (${documentsOf(undecided)})`);
  return run(sql`delete from merchant_application a where ${undecided}`);
};

/** Pictures that the platform's people attached to answers. @param which a condition on columns of `ticket t` */
const answersOf = (which: RawBuilder<unknown>) => sql`
  select substring(a.url from '/img/u/([0-9a-f]{32})') from ticket_event e join ticket t on t.id = e.ticket_id, unnest(e.attachments) as a(url)
  where e.by_agent and e.attachments <> '{}' and ${which}`;

/**
 * Deletes what a person uploaded, and the pictures that they were answered with. Pictures of goods and of answers to others are the shop's,
 * documents of an approved merchant its contract: they lose their name.
 */
const forgetUploads = async (sub: string, emails: readonly string[]) => {
  const theirs = sql`(user_id = ${sub} or lower(email) = any(${[...emails]}::text[]))`;
  await run(sql`
    update upload set user_id = null, email = null, file_name = '' where ${theirs}
      and (model = 'product' or name in (${documentsOf(sql`a.audit_status = 2`)})
        or model = 'ticket' and name in (${answersOf(sql`t.user_id <> ${sub}`)}))`);
  await run(sql`
    delete from upload where ${theirs} or (model = 'ticket' and name in (${answersOf(sql`t.user_id = ${sub}`)}))`);
};

/** A person as the store knows them. */
export interface Person {
  sub: string;
  /** E-mail in lower case, and phone: those that count as theirs, for whatever they stand in is deleted. */
  contacts: readonly string[];
}

/**
 * Everything of somebody who bought without an account, inside a transaction. Where an account has proved the e-mail, what the account has stays.
 * @param email in lower case
 */
export const eraseGuest = async (email: string): Promise<void> => {
  await forgetPurchases(sql`(user_id is null and lower(email) = ${email})`);
  await forgetApplications(sql`a.user_id is null and lower(a.email) = ${email}`);
  if (await row(sql`select 1 from shopper s where lower(s.email) = ${email} and ${isEmailProved} limit 1`)) return;
  await forgetUploads('', [email]);
  await forgetContacts([email]);
};

/** Everything of a person, inside a transaction: by their account, and by an e-mail that they used without one. */
export const erasePerson = async ({ sub, contacts }: Person): Promise<void> => {
  const emails = contacts.filter((contact) => contact.includes('@'));
  await forgetPurchases(sql`(user_id = ${sub} or (user_id is null and lower(email) = any(${[...emails]}::text[])))`);
  await run(sql`update review set user_id = null, nickname = '—', avatar = '', pics = '{}' where user_id = ${sub}`);
  await forgetApplications(sql`a.user_id = ${sub} or a.email = any(${[...emails]}::text[])`);
  await forgetUploads(sub, emails);
  for (const table of ['cart_line', 'pre_order', 'done_request', 'visitor_contact']) {
    await run(sql`delete from ${sql.table(table)} where owner = ${`u:${sub}`}`);
  }
  for (const table of ['user_coupon', 'collect_product', 'collect_merchant']) {
    await run(sql`delete from ${sql.table(table)} where user_id = ${sub}`);
  }
  await run(sql`update visit set user_id = null where user_id = ${sub}`);
  await run(sql`delete from shopper where sub = ${sub}`);
  await clearAllTries(triesOf(sub));
  await forgetContacts(contacts);
};
