import { type RawBuilder, sql } from 'kysely';
import { escapedPattern as escaped, containsPattern } from '../../database/like-pattern';

type Condition = RawBuilder<unknown>;

/** The expression of the index `product_name_trgm`. */
const names = sql`lower(f_unaccent(p.name_en || ' ' || p.name_fr))`;

const namesLike = (pattern: string): Condition => sql`${names} like lower(f_unaccent(${pattern}))`;

/** The index knows three letters in a row, and the first one or two of a word. */
const indexedLetters = 3;

/** Products with a part of a name like this text, with or without accents; a text of one or two letters begins a word. */
const productsOfName = (text: string): Condition =>
  text.length < indexedLetters
    ? sql`(${namesLike(`${escaped(text)}%`)} or ${namesLike(`% ${escaped(text)}%`)})`
    : namesLike(containsPattern(text));

/** Products with a variant whose code is this text, or begins with it; as an array: it is found once, by its index. */
const productsOfCode = (text: string, isWhole = false): Condition => {
  const code = text.toLowerCase();
  return sql`p.id = any(array(
    select v.product_id from variant v where v.sku_code <> ''
      and ${isWhole ? sql`lower(v.sku_code) = ${code}` : sql`lower(v.sku_code) like ${`${escaped(code)}%`}`}))`;
};

/** The product, the alias `p`, that has this text as its whole key, address or code, or whose variant has. */
export const productOfKey = (text: string): Condition => {
  const keys = sql`any(${[text, text.toLowerCase(), text.toUpperCase()]}::text[])`;
  return sql`(p.unique_key = ${keys} or p.slug = ${text.toLowerCase()}
    or p.id = any(array(select v.product_id from variant v where v.unique_key = ${keys}))
    or ${productsOfCode(text, true)})`;
};

/** Products, the alias `p`, that a text finds: in their list and in the search over everything alike. */
export const productsOfText = (text: string): Condition =>
  sql`(${productsOfName(text)} or ${productOfKey(text)} or ${productsOfCode(text)})`;
