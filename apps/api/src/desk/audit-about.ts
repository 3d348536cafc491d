import type { AuditSubject } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './desk-ctx';

type Owner = (id: string) => RawBuilder<unknown>;

const ownerIn =
  (table: string): Owner =>
  (id) =>
    sql`select merchant_id from ${sql.table(table)} where id = ${id}::bigint`;

/** A merchant, by its own id; `rate` also names the store and countries, which are no merchant's. */
const itself: Owner = (id) =>
  /^\d{1,9}$/.test(id) ? sql`select id from merchant where id = ${id}::bigint` : sql`null::bigint`;

const ofRefund: Owner = (no) =>
  sql`select o.merchant_id from refund r join merchant_order o using (order_no) where r.refund_no = ${no}`;

/**
 * Where it stands whose a thing is, by its id or number as the log has it. A thing never changes its merchant. Null: things of the kind are
 * the store's, a person's or of several merchants; what a merchant's own people do to theirs is known by their desk.
 */
const ownerOf: Record<AuditSubject, Owner | null> = {
  merchant: itself,
  seller: itself,
  rate: itself,
  product: ownerIn('product'),
  coupon: ownerIn('coupon'),
  import: ownerIn('import_run'),
  statement: ownerIn('statement'),
  application: ownerIn('merchant_application'),
  review: (id) =>
    sql`select p.merchant_id from review r join product p on p.id = r.product_id where r.id = ${id}::bigint`,
  order: (no) => sql`select merchant_id from merchant_order where order_no = ${no}`,
  refund: ofRefund,
  money: ofRefund,
  orderList: null,
  ticket: null,
  savedReply: null,
  customer: null,
  category: null,
  home: null,
  page: null,
  frame: null,
  settings: null,
  sale: null,
  job: null,
  webhook: null,
  staff: null,
  person: null,
  personInvitation: null,
  invitation: null,
};

/**
 * SQL for the merchant that a log entry is about (`audit.about_merchant_id`): the merchant at whose desk it was made, else the owner of the
 * thing that was changed; null where it has none.
 */
export const aboutMerchant = ({ merchantId }: Scope, type: AuditSubject, id: string): RawBuilder<unknown> => {
  if (merchantId !== null) return sql`${merchantId}::bigint`;
  const owner = ownerOf[type];
  return owner ? sql`(${owner(id)})` : sql`null::bigint`;
};
