import { type RawBuilder, sql } from 'kysely';
import { rows } from '../../database/tx';
import { type ListedPrice, priceAt } from '../catalogue-index/prices';
import { starSteps } from '../catalogue-index/count';
import { salesKey, ratingKey } from '../catalogue-index/sort-keys';
import { nameOf, readShape } from '../catalogue-index/shape';
import { isOfOpenMerchant, type ReadProduct, listedColumns } from '../catalogue-index/catalogue-index.repository';

/** A product as the engine indexes it; `version` orders what is read of it by the moment of reading. */
export type IndexedRow = ReadProduct &
  ListedPrice & {
    storeId: number;
    /** Its words as the database's text index has them: stems of both languages, without accents. */
    lexemes: string[];
    /** Those of its name. */
    names: string[];
    /** Those of its description. */
    body: string[];
    version: number;
  };

const keyword = { type: 'keyword' };
/** Asked for and never counted. */
const term = { type: 'keyword', doc_values: false };
const integer = { type: 'integer' };
const long = { type: 'long' };
const flag = { type: 'boolean' };

/** Fields of a document. Another mapping is another index: the feed builds a new one. */
export const mapping = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    id: long,
    store: keyword,
    category: keyword,
    merchant: keyword,
    cents: integer,
    tenths: integer,
    // the steps of stars that it reaches: a term is found and counted in less time than a range
    stars: keyword,
    born: long,
    sales: integer,
    bySales: long,
    byRating: long,
    isFree: flag,
    isStocked: flag,
    lexemes: term,
    names: term,
    body: term,
    options: keyword,
    stockedOptions: keyword,
    attributes: keyword,
    // one variant has all that is chosen: a blue one and a large one do not make a large blue one
    variants: { type: 'nested', properties: { options: keyword, isStocked: flag } },
  },
} as const;

const select = (where: RawBuilder<unknown>) =>
  rows(sql<IndexedRow>`
    select ${listedColumns}, p.store_id as "storeId", pg_snapshot_xmax(pg_current_snapshot())::text::bigint as version,
      tsvector_to_array(p.tsv) as lexemes,
      array(select lexeme from unnest(p.tsv) where 'A' = any(weights)) as names,
      tsvector_to_array(product_body(p.description_en, p.description_fr)) as body
    from product p where ${where}`);

/** Listed products of all stores after `afterId`, by id. */
export const readIndexed = (afterId: number, limit: number) =>
  select(sql`p.id > ${afterId} and p.listed and p.on_shelf and ${isOfOpenMerchant} order by p.id limit ${limit}`);

/** Products by their ids, those that are not listed included. */
export const readProducts = (ids: readonly number[]) => select(sql`p.id = any(${ids}::bigint[])`);

/** A product as the engine holds it at this moment. */
export const documentOf = (one: IndexedRow, now: Date) => {
  const { variants, options } = readShape(one.shape);
  const stocked = variants.filter(({ isStocked }) => isStocked).flatMap((variant) => variant.options);
  return {
    id: one.id,
    store: String(one.storeId),
    category: String(one.categoryId),
    merchant: String(one.merchantId),
    cents: priceAt(one, now),
    tenths: one.tenths,
    stars: starSteps.filter((stars) => one.tenths >= stars * 10).map(String),
    born: one.born,
    sales: one.sales,
    bySales: salesKey(one),
    byRating: ratingKey(one),
    isFree: one.isFree,
    isStocked: one.isStocked,
    lexemes: one.lexemes,
    names: one.names,
    body: one.body,
    options,
    stockedOptions: [...new Set(stocked)],
    attributes: [...new Set(options.map(nameOf))],
    variants: variants.filter((variant) => variant.options.length > 0),
  };
};
