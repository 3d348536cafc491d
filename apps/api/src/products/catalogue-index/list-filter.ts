import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TextFilter } from '../../search/attempts';
import { nameQuery, textQuery } from '../../search/text-query';

/** What a shopper chose of one attribute: any of its values. */
export interface AttributeChoice {
  name: string;
  values: string[];
}

/** A list of products before paging: where it looks, and what narrows it. */
export interface ListFilter extends TextFilter {
  storeId: number;
  now: Date;
  categoryId?: number;
  /** Only what takes part in a promotion that runs now, and is cheaper for it. */
  isInActivity?: boolean;
  merchantIds: number[];
  minCents?: number;
  maxCents?: number;
  /** At least so many stars. */
  rating?: number;
  isFreeShipping?: boolean;
  isInStock?: boolean;
  attributes: AttributeChoice[];
}

/** What of a filter only the database can answer: words, and promotions. The rest is read off the index. */
export type Asked = Pick<ListFilter, 'storeId' | 'now' | 'text' | 'body' | 'names' | 'alike' | 'isInActivity'>;

/** True when the list is less than everything before it is narrowed. */
export const isAsked = (filter: Asked) =>
  Boolean(filter.text ?? filter.body ?? filter.names ?? filter.alike) || filter.isInActivity === true;

/** What the database is asked, as a condition on the alias `p`. */
export function conditionOf(filter: Asked): RawBuilder<unknown> {
  const parts = [sql`p.store_id = ${filter.storeId} and p.listed and p.on_shelf`];
  if (filter.text) parts.push(sql`p.tsv @@ ${textQuery(filter.text)}`);
  if (filter.names) parts.push(sql`p.tsv @@ ${nameQuery(filter.names)}`);
  if (filter.body) parts.push(sql`product_body(p.description_en, p.description_fr) @@ ${textQuery(filter.body)}`);
  if (filter.alike) parts.push(sql`${filter.alike} <% lower(f_unaccent(p.name_en || ' ' || p.name_fr))`);
  if (filter.isInActivity) {
    parts.push(sql`(p.store_price_cents < p.price_cents or (p.discount > 0 and p.discount_expiry > ${filter.now}))`);
    parts.push(sql`p.id in (select ap.product_id from activity a join activity_product ap on ap.activity_id = a.id
      where a.store_id = ${filter.storeId} and a.starts_at <= ${filter.now} and a.ends_at > ${filter.now})`);
  }
  return sql.join(parts, sql` and `);
}

/** Options of one attribute as the tables keep them: `Name=Value`. */
export const optionsOf = (choice: AttributeChoice) => choice.values.map((value) => `${choice.name}=${value}`);
