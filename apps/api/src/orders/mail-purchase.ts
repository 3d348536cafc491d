import { sql } from 'kysely';
import { row } from '../database/tx';
import type { Locale } from '../locale';
import { type ProductAttribute, skuIn } from '../products/options';
import { symbolColumn } from '../store/store.repository';
import type { PurchaseRow } from './orders.repository';

/** One merchant's part of a purchase, as a mail lists it. */
export interface MailPart {
  order_no: string;
  merchant: string;
  lines: {
    item_id: number;
    en: string;
    fr: string;
    sku: string;
    attributes: ProductAttribute[];
    num: number;
    unit_cents: number;
    image: string;
  }[];
}

/** A purchase with all that its mails say. Cents. */
export interface MailPurchase {
  order_no: string;
  store_id: number;
  user_id: string | null;
  email: string;
  locale: Locale;
  address: PurchaseRow['address'];
  goods_cents: number;
  freight_cents: number;
  mer_coupon_cents: number;
  plat_coupon_cents: number;
  pay_cents: number;
  expires_at: Date;
  paid_at: Date | null;
  /** The store's sign for dollars, as `symbolColumn` reads it. */
  currency_symbol: string;
  parts: MailPart[];
}

/** What mails say of `purchase p`, as columns of a statement. */
export const mailColumns = sql<MailPurchase>`
  p.order_no, p.store_id, p.user_id, p.email, p.locale, p.address, p.goods_cents, p.freight_cents, p.mer_coupon_cents,
  p.plat_coupon_cents, p.pay_cents, p.expires_at, p.paid_at, ${symbolColumn(sql`p.store_id`)}, (
    select coalesce(jsonb_agg(to_jsonb(x) order by x.order_no), '[]') from (
      select o.order_no, m.name as merchant,
        jsonb_agg(jsonb_build_object('item_id', i.id, 'en', i.name_en, 'fr', i.name_fr, 'sku', i.sku,
          'attributes', pr.attributes, 'num', i.num, 'unit_cents', i.unit_cents, 'image', i.image) order by i.id) as lines
      from merchant_order o join merchant m on m.id = o.merchant_id join order_item i on i.order_no = o.order_no
      join product pr on pr.id = i.product_id
      where o.purchase_no = p.order_no group by o.order_no, m.name) x) as parts`;

/** A purchase for its mails, by its own number or one of its orders'. */
export const mailPurchase = (purchaseNo: string) =>
  row(sql<MailPurchase>`select ${mailColumns} from purchase p where p.order_no = ${purchaseNo}`);

/** The chosen values of a line in the reader's language. */
export const choiceOf = ({ sku, attributes }: MailPart['lines'][number], locale: Locale) =>
  sku ? skuIn(attributes, sku, locale) : '';
