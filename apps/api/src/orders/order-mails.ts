import { orderDetailPath } from '@souk/domain';
import { sql } from 'kysely';
import { row } from '../database/tx';
import type { Deps } from '../deps';
import type { Message } from '../mail/mail';
import { type ProductAttribute, skuIn } from '../products/options';
import { mailWords } from './mail-words';
import { newOrderToken } from './order-token';

/** What a confirmation says of the purchase itself. */
export interface PaidPurchase {
  order_no: string;
  store_id: number;
  email: string;
  locale: 'en' | 'fr';
  pay_cents: number;
  /** The store's sign for dollars, as `symbolColumn` reads it. */
  currency_symbol: string;
}

/** One merchant's part of a purchase, as its mail lists it. */
export interface Part {
  order_no: string;
  merchant: string;
  lines: { en: string; fr: string; sku: string; attributes: ProductAttribute[]; num: number }[];
}

/** The parts of `purchase p`, as a column of a statement. */
export const partsColumn = sql<{ parts: Part[] }>`(
  select coalesce(jsonb_agg(to_jsonb(x) order by x.order_no), '[]') from (
    select o.order_no, m.name as merchant,
      jsonb_agg(jsonb_build_object('en', i.name_en, 'fr', i.name_fr, 'sku', i.sku, 'attributes', pr.attributes,
        'num', i.num) order by i.id) as lines
    from merchant_order o join merchant m on m.id = o.merchant_id join order_item i on i.order_no = o.order_no
    join product pr on pr.id = i.product_id
    where o.purchase_no = p.order_no group by o.order_no, m.name) x) as parts`;

const partsOf = async (orderNo: string) =>
  (await row(sql<{ parts: Part[] }>`select ${partsColumn} from purchase p where p.order_no = ${orderNo}`))?.parts ?? [];

/** A link that opens the purchase without signing in. Whoever has it can see the purchase, so it goes to its e-mail alone. */
export const orderLink = (origin: string, orderNo: string, token: string) => origin + orderDetailPath(orderNo, token);

const choiceOf = ({ sku, attributes }: Part['lines'][number], locale: 'en' | 'fr') =>
  sku ? ` (${skuIn(attributes, sku, locale).replaceAll(',', ', ')})` : '';

const listOf = (parts: Part[], locale: 'en' | 'fr') =>
  parts
    .map(({ order_no, merchant, lines }) => {
      const list = lines.map((line) => `  ${line.num} × ${line[locale]}${choiceOf(line, locale)}`);
      return [`${merchant}, ${order_no}`, ...list].join('\n');
    })
    .join('\n\n');

/** The confirmation of a paid purchase, in the shopper's language, with every merchant's order. @param token for its link */
export function confirmationOf(
  head: PaidPurchase,
  parts: Part[],
  { token, origin }: { token: string; origin: string },
) {
  const { order_no: orderNo } = head;
  const values = {
    no: orderNo,
    total: { cents: head.pay_cents, symbol: head.currency_symbol },
    parcels: parts.length,
    list: listOf(parts, head.locale),
    link: orderLink(origin, orderNo, token),
  };
  return {
    channel: 'email',
    storeId: head.store_id,
    to: head.email,
    subject: mailWords(head.locale, 'paidSubject', values),
    text: mailWords(head.locale, parts.length > 1 ? 'paidTextMany' : 'paidText', values),
    key: `order.paid:${orderNo}`,
  } satisfies Message;
}

/** Mails the confirmation, once. @param token a key to the purchase, for the mail's link */
export async function sendConfirmation(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  head: PaidPurchase,
  token: string,
) {
  const parts = await partsOf(head.order_no);
  await mail.send(confirmationOf(head, parts, { token, origin: config.publicOrigin }));
}

/** Mails a guest the link to their purchase. */
export async function sendOrderLink(
  deps: Pick<Deps, 'mail' | 'config' | 'clock'>,
  to: { orderNo: string; storeId: number; email: string; locale: 'en' | 'fr' },
) {
  const link = orderLink(deps.config.publicOrigin, to.orderNo, await newOrderToken(to.orderNo, deps.clock.now()));
  const values = { no: to.orderNo, link };
  await deps.mail.send({
    channel: 'email',
    storeId: to.storeId,
    to: to.email,
    subject: mailWords(to.locale, 'linkSubject', values),
    text: mailWords(to.locale, 'linkText', values),
  });
}
