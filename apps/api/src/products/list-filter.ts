import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** What a shopper chose of one attribute: any of its values. */
export interface AttributeChoice {
  name: string;
  values: string[];
}

/** A list of products before paging: where it looks, and what narrows it. */
export interface ListFilter {
  storeId: number;
  now: Date;
  /** What is searched for, as a `tsquery`. Absent: everything. */
  text?: RawBuilder<unknown>;
  /** By which hits are ranked: the words themselves, so that a synonym comes after what was asked for. */
  rank?: RawBuilder<unknown>;
  /** The same asked of descriptions, for a search that names and keywords did not answer. */
  body?: RawBuilder<unknown>;
  /** Names alike to this text, for a search that words did not answer. */
  alike?: string;
  categoryId?: number;
  /** Only what takes part in a promotion that runs now. */
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

const and = (parts: RawBuilder<unknown>[]) => (parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`);

/** Where the list looks, as a condition on the alias `p`. */
export function scopeOf(filter: ListFilter): RawBuilder<unknown> {
  const parts = [sql`p.store_id = ${filter.storeId} and p.listed and p.on_shelf`];
  if (filter.text) parts.push(sql`p.tsv @@ ${filter.text}`);
  if (filter.body) parts.push(sql`product_body(p.description_en, p.description_fr) @@ ${filter.body}`);
  if (filter.alike) parts.push(sql`${filter.alike} <% lower(f_unaccent(p.name_en || ' ' || p.name_fr))`);
  if (filter.categoryId !== undefined) parts.push(sql`p.category_path @> array[${filter.categoryId}::bigint]`);
  if (filter.isInActivity) {
    parts.push(sql`p.id in (select ap.product_id from activity a join activity_product ap on ap.activity_id = a.id
      where a.store_id = ${filter.storeId} and a.starts_at <= ${filter.now} and a.ends_at > ${filter.now})`);
  }
  return and(parts);
}

/** Options of one attribute as the tables keep them: `Name=Value`. */
export const optionsOf = (choice: AttributeChoice) => choice.values.map((value) => `${choice.name}=${value}`);

const hasVariant = (filter: ListFilter) => {
  const chosen = filter.attributes.map((one) => sql`v.options && ${optionsOf(one)}::text[]`);
  const stock = filter.isInStock ? sql` and v.stock > 0` : sql``;
  // all attributes in one variant: a blue one and a large one do not make a large blue one
  return sql`exists (select 1 from variant v where v.product_id = p.id and v.on_sale and ${and(chosen)}${stock})`;
};

/** Ways to narrow a list that are counted apart from one another. */
export type Group = 'price' | 'merchant' | 'rating' | 'freeShipping' | 'inStock' | 'attributes';

/** What the filter demands, group by group, as conditions on `p`. A group that demands nothing is left out. */
export function demandsOf(filter: ListFilter): Map<Group, RawBuilder<unknown>> {
  const demands = new Map<Group, RawBuilder<unknown>>();
  const { minCents, maxCents } = filter;
  const price = [
    ...(minCents === undefined ? [] : [sql`p.shown_cents >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql`p.shown_cents <= ${maxCents}`]),
  ];
  if (price.length > 0) demands.set('price', and(price));
  if (filter.merchantIds.length > 0) demands.set('merchant', sql`p.merchant_id = any(${filter.merchantIds}::bigint[])`);
  if (filter.rating) demands.set('rating', sql`p.rating >= ${filter.rating}`);
  if (filter.isFreeShipping) demands.set('freeShipping', sql`p.is_shipping_included`);
  if (filter.isInStock) demands.set('inStock', sql`p.in_stock`);
  if (filter.attributes.length > 0) demands.set('attributes', hasVariant(filter));
  return demands;
}

/** The whole filter as one condition on `p`. */
export const conditionOf = (filter: ListFilter) => and([scopeOf(filter), ...demandsOf(filter).values()]);
