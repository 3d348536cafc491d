import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { run } from '../database/tx';
import { triesAt, triesOf } from '../identity/throttle';

/** Somebody as a test knows them: words that stand nowhere else in the database. */
export interface TestPerson {
  sub: string;
  email: string;
  phone: string;
  name: string;
  street: string;
}

export const createPerson = (mark: string): TestPerson => ({
  sub: `sub-${mark}`,
  email: `${mark}@erase.test`,
  phone: `+4420${mark.length}946${mark.charCodeAt(0)}`,
  name: `Zeb${mark}`,
  street: `7 ${mark} Mews`,
});

const storeId = sql`(select min(id) from store)`;
const productId = sql`(select min(id) from product)`;
const variantId = sql`(select min(id) from variant)`;
const merchantId = sql`(select min(id) from merchant)`;
const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

const purchaseOf = ({ email, name, phone, street }: TestPerson, at: Date, userId: string | null, owner: string) => {
  const orderNo = `P${randomUUID()}`;
  const address = { firstName: name, lastName: name, email, phone, detail: street, detail2: '', city: 'London' };
  return [
    sql`
      insert into purchase(order_no, store_id, user_id, owner, pre_order_no, email, locale, address, mark, goods_cents, freight_cents,
        mer_coupon_cents, plat_coupon_cents, pay_cents, state, created_at, expires_at)
      values (${orderNo}, ${storeId}, ${userId}, ${owner}, ${randomUUID()}, ${email}, 'en', ${json(address)}, ${`for ${name}`}, 1, 0,
        0, 0, 1, 'paid', ${at}, ${at})`,
    sql`
      insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents,
        pay_cents, remark, status)
      values (${`${orderNo}-1`}, ${orderNo}, ${merchantId}, 1, 0, 0, 0, 1, ${`ring for ${name}`}, 3)`,
    sql`insert into order_note(order_no, text, at) values (${`${orderNo}-1`}, ${`${name} rang`}, ${at})`,
    sql`insert into order_token(token_hash, order_no, created_at) values (${randomUUID()}, ${orderNo}, ${at})`,
    sql`
      insert into refund(refund_no, order_no, user_id, type, status, amount_cents, reason, explain, telephone, created_at)
      values (${randomUUID()}, ${`${orderNo}-1`}, ${userId}, 1, 6, 0, ${`${name} says no`}, ${street}, ${phone}, ${at})`,
  ];
};

/** What the store may hold of somebody without an account. */
const visitorRows = (person: TestPerson, owner: string, at: Date): RawBuilder<unknown>[] => {
  const { email, phone, name } = person;
  return [
    sql`insert into outbox(channel, recipient, text, created_at) values ('email', ${email}, ${name}, ${at})`,
    sql`
      insert into newsletter_subscriber(store_id, email, key, created_at) values (${storeId}, ${email}, ${randomUUID()}, ${at})`,
    sql`insert into cart_subscription(store_id, email, created_at) values (${storeId}, ${email}, ${at})`,
    sql`insert into stock_alert(product_id, email, created_at) values (${productId}, ${email}, ${at})`,
    sql`insert into variant_alert(variant_id, email, created_at) values (${variantId}, ${email}, ${at})`,
    sql`
      insert into login_code(purpose, recipient, code_hash, sent_at, expires_at) values ('x', ${email}, 'h', ${at}, ${at})`,
    ...[email, phone]
      .flatMap(triesAt)
      .concat(triesOf(person.sub))
      .map((key) => sql`insert into throttle(key, count, resets_at) values (${key}, 1, ${at})`),
    sql`insert into visitor_contact(owner, email, phone, created_at) values (${owner}, ${email}, ${phone}, ${at})`,
    sql`insert into done_request(owner, key, at) values (${owner}, ${randomUUID()}, ${at})`,
    sql`
      insert into cart_line(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, created_at, updated_at)
      values (${storeId}, ${owner}, ${productId}, ${variantId}, 1, 1, ${at}, ${at})`,
    ...purchaseOf(person, at, null, `c:${name}`),
    sql`
      insert into upload(name, store_id, email, model, file_name, data, created_at)
      values (${randomUUID().replaceAll('-', '')}, ${storeId}, ${email}, 'application', ${name}, 'x', ${at})`,
    sql`
      insert into merchant_application(store_id, name, real_name, phone, email, category_id, type_id, agreement_version, audit_status,
        created_at, sent_at, decided_at)
      select ${storeId}, ${name}, ${name}, ${phone}, ${email}, c.id, t.id, '1', 3, ${at}, ${at}, ${at}
      from merchant_category c, merchant_type t limit 1`,
    sql`
      insert into audit(store_id, at, actor, actor_name, call, subject_type, subject_id)
      values (${storeId}, ${at}, ${person.sub}, ${name}, 'x', 'x', 'x')`,
    sql`
      insert into visit(store_id, guid, user_id, started_at, seen_at) values (${storeId}, ${randomUUID()}, ${person.sub}, ${at}, ${at})`,
  ];
};

/** What the store holds besides of somebody with an account. */
const accountRows = (person: TestPerson, at: Date): RawBuilder<unknown>[] => {
  const { sub, email, phone, name, street } = person;
  const owner = `u:${sub}`;
  return [
    sql`
      insert into account(id, email, phone, nickname, email_verified) values (${sub}, ${email}, ${phone}, ${name}, true)`,
    sql`insert into oidc_payload(model, id, payload) values ('Session', ${randomUUID()}, ${json({ accountId: sub })})`,
    sql`insert into shopper(sub, email, phone, nickname) values (${sub}, ${email}, ${phone}, ${name})`,
    sql`
      insert into address(user_id, first_name, last_name, email, country, detail, city, created_at, updated_at)
      values (${sub}, ${name}, ${name}, ${email}, 'GB', ${street}, 'London', ${at}, ${at})`,
    sql`insert into points_entry(user_id, kind, amount, balance, created_at) values (${sub}, 'welcome', 1, 1, ${at})`,
    sql`insert into notice_choice(user_id) values (${sub})`,
    sql`
      insert into user_coupon(coupon_id, user_id, start_at, end_at, received_at)
      select id, ${sub}, ${at}, ${at}, ${at} from coupon limit 1`,
    sql`insert into collect_product(user_id, product_id, store_id, created_at) values (${sub}, ${productId}, ${storeId}, ${at})`,
    sql`
      insert into collect_merchant(user_id, merchant_id, store_id, created_at) values (${sub}, ${merchantId}, ${storeId}, ${at})`,
    sql`
      insert into ticket(ticket_no, store_id, user_id, subject, category_id, created_at, modified_at, read_at)
      values (${randomUUID()}, ${storeId}, ${sub}, ${`${name} asks`}, 1, ${at}, ${at}, ${at})`,
    sql`
      insert into ticket_event(ticket_id, author, message, at) select id, ${name}, ${street}, ${at} from ticket where user_id = ${sub}`,
    sql`insert into ticket_writer(ticket_id, sub, at) select id, ${sub}, ${at} from ticket where user_id = ${sub}`,
    sql`insert into ticket_assignee(ticket_id, sub) select id, ${sub} from ticket where user_id = ${sub}`,
    sql`insert into ticket_note(ticket_id, author, text, at) select id, ${sub}, ${name}, ${at} from ticket where user_id = ${sub}`,
    sql`insert into order_note(order_no, author, text, at) select min(order_no), ${sub}, 'Wrapped', ${at} from merchant_order`,
    sql`
      insert into staff_invitation(store_id, email, roles, token_hash, invited_by, expires_at)
      values (${storeId}, ${email}, '{support}', ${randomUUID()}, 'x', ${at})`,
    sql`
      insert into member_invitation(merchant_id, email, role, token_hash, inviter, invited_by, expires_at)
      values (${merchantId}, ${email}, 'packer', ${randomUUID()}, ${sub}, ${name}, ${at})`,
    sql`insert into desk_view(sub, list, name, query) values (${sub}, 'orders', ${name}, 'tab=all')`,
    sql`insert into staff_seen(sub, at) values (${sub}, ${at})`,
    sql`insert into account_second_factor(account_id, secret, last_epoch, made_at) values (${sub}, 'x', 0, ${at})`,
    sql`insert into account_recovery_code(account_id, code_hash) values (${sub}, 'x')`,
    sql`insert into staff_role(sub, role, granted_at) values (${sub}, 'support', ${at})`,
    sql`insert into merchant_member(merchant_id, sub, role, added_at) values (${merchantId}, ${sub}, 'packer', ${at})`,
    sql`
      insert into pre_order(no, store_id, owner, lines, created_at, expires_at)
      values (${randomUUID()}, ${storeId}, ${owner}, '[]', ${at}, ${at})`,
    sql`
      insert into review(store_id, product_id, user_id, nickname, avatar, product_score, service_score, comment)
      values (${storeId}, ${productId}, ${sub}, ${name}, ${`/img/${sub}`}, 5, 5, 'good')`,
    sql`
      insert into upload(name, store_id, user_id, model, file_name, data, created_at, used_at)
      values (${randomUUID().replaceAll('-', '')}, ${storeId}, ${sub}, 'product', ${name}, 'x', ${at}, ${at})`,
    sql`
      insert into import_run(store_id, file_name, state, actor, actor_name, locale, created_at)
      values (${storeId}, 'goods.csv', 'done', ${sub}, ${name}, 'en', ${at})`,
    sql`
      insert into content_version(store_id, subject, content, saved_at, saved_by)
      values (${storeId}, 'page /gone', '{}', ${at}, ${name})`,
    sql`
      insert into stock_move(variant_id, at, delta, reason, actor_name) values (${variantId}, ${at}, 1, 'count', ${name})`,
    ...purchaseOf(person, at, sub, owner),
  ];
};

/** Fills the tables that may hold something of a visitor. */
export const fillVisitor = async (person: TestPerson, at: Date): Promise<void> => {
  for (const statement of visitorRows(person, `c:${person.name}`, at)) await run(statement);
};

/** Fills every table that may hold something of somebody with an account. */
export const fillAccount = async (person: TestPerson, at: Date): Promise<void> => {
  for (const statement of [...visitorRows(person, `u:${person.sub}`, at), ...accountRows(person, at)])
    await run(statement);
};
