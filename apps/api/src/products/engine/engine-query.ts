import type { AskedWords } from '../../search/asked-words';
import { categoryLexeme } from '../../search/text-query';
import { starSteps } from '../catalogue-index/count';
import type { ListAsked } from '../search/product-search';
import { type AttributeChoice, type ListFilter, optionsOf } from '../catalogue-index/list-filter';
import type { StemsOf } from './lexemes';

/** A condition in the engine's own words. */
export type Clause = Record<string, unknown>;

export const allOf = (filter: readonly Clause[]): Clause =>
  filter.length === 0 ? { match_all: {} } : { bool: { filter } };
const anyOf = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const isTerm = (field: string, value: unknown): Clause => ({ term: { [field]: value } });
export const isOneOf = (field: string, values: readonly unknown[]): Clause => ({ terms: { [field]: values } });

type TextField = 'lexemes' | 'names' | 'body';

/** One word: as the beginning of a word, or with its English or French ending changed. */
const formsOf = (field: TextField, word: string, stemsOf: StemsOf): Clause[] => {
  const stems = stemsOf(word);
  const whole = [stems.en, stems.fr].filter((parts) => parts.length > 0);
  return [{ prefix: { [field]: word } }, ...whole.map((parts) => allOf(parts.map((part) => isTerm(field, part))))];
};

/** What the database asks its text index by `textQuery`, asked of the engine. */
const wordsClause = (field: TextField, { words, mode }: AskedWords, stemsOf: StemsOf): Clause => {
  const each = words.map(({ word, same, categories }) =>
    anyOf([
      ...[word, ...same].flatMap((one) => formsOf(field, one, stemsOf)),
      ...categories.map((id) => isTerm(field, categoryLexeme(id))),
    ]),
  );
  return mode === 'all' ? allOf(each) : anyOf(each);
};

/** A word of a name counts as much more as the database weighs it. */
const weights = { names: 0.6, lexemes: 0.4 } as const;

/** Clauses that only rank: each form of each word once, in the name and beside it. */
export const rankClauses = ({ words }: AskedWords, stemsOf: StemsOf): Clause[] =>
  words.flatMap(({ word }) =>
    (['names', 'lexemes'] as const).flatMap((field) =>
      formsOf(field, word, stemsOf).map((filter) => ({ constant_score: { filter, boost: weights[field] } })),
    ),
  );

/** Where a list looks, before anything narrows it. @param ids what the database alone can find: promotions, names alike */
export const placeClauses = (
  { filter, tree }: Pick<ListAsked, 'filter'> & Partial<Pick<ListAsked, 'tree'>>,
  ids: readonly number[] | undefined,
  stemsOf: StemsOf,
): Clause[] => {
  const { storeId, categoryId, text, body, names } = filter;
  const within = tree?.all.filter(({ path }) => categoryId !== undefined && path.includes(categoryId)) ?? [];
  return [
    isTerm('store', String(storeId)),
    ...(categoryId === undefined
      ? []
      : [
          isOneOf(
            'category',
            within.map(({ id }) => String(id)),
          ),
        ]),
    ...(ids ? [isOneOf('_id', ids.map(String))] : []),
    ...(text ? [wordsClause('lexemes', text, stemsOf)] : []),
    ...(body ? [wordsClause('body', body, stemsOf)] : []),
    ...(names ? names.map((word) => ({ prefix: { names: word } })) : []),
  ];
};

/** Demands that narrow a list, each by its name. */
export type Demand = 'price' | 'merchant' | 'rating' | 'freeShipping' | 'inStock' | 'attributes';

/** One variant has one of the options of each choice. */
export const hasVariant = (choices: readonly AttributeChoice[], isInStock: boolean): Clause => ({
  nested: { path: 'variants', query: allOf(variantClauses(choices, isInStock)) },
});

export const variantClauses = (choices: readonly AttributeChoice[], isInStock: boolean): Clause[] => [
  ...choices.map((choice) => isOneOf('variants.options', optionsOf(choice))),
  ...(isInStock ? [isTerm('variants.isStocked', true)] : []),
];

const hasStars = (rating: number): Clause =>
  starSteps.some((stars) => stars === rating)
    ? isTerm('stars', String(rating))
    : { range: { tenths: { gte: rating * 10 } } };

/** What a shopper chose, as conditions; only those that were chosen. */
export const demandsOf = (filter: ListFilter): Partial<Record<Demand, Clause>> => {
  const { minCents, maxCents, merchantIds, rating, isFreeShipping, isInStock = false, attributes } = filter;
  const hasPrice = minCents !== undefined || maxCents !== undefined;
  return {
    ...(hasPrice ? { price: { range: { cents: { gte: minCents, lte: maxCents } } } } : {}),
    ...(merchantIds.length > 0 ? { merchant: isOneOf('merchant', merchantIds.map(String)) } : {}),
    ...(rating ? { rating: hasStars(rating) } : {}),
    ...(isFreeShipping ? { freeShipping: isTerm('isFree', true) } : {}),
    ...(isInStock ? { inStock: isTerm('isStocked', true) } : {}),
    ...(attributes.length > 0 ? { attributes: hasVariant(attributes, isInStock) } : {}),
  };
};

/** All demands but one, whose own ways are counted as if it were not made. */
export const demandsBut = (demands: Partial<Record<Demand, Clause>>, left?: Demand): Clause[] =>
  Object.entries(demands)
    .filter(([name]) => name !== left)
    .map(([, clause]) => clause);
