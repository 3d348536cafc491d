import type { ProductCard, Suggestions } from '@souk/contract';
import { sql } from 'kysely';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import { rowsShown } from '../database/tx';
import type { Ctx } from '../http/handlers';
import type { Locale } from '../locale';
import { cardsOf } from '../products/cards';
import type { Asked } from '../products/catalogue-index/list-filter';
import type { ProductSearch } from '../products/search/product-search';
import { askWords, besideOf } from '../search/asked-words';
import { plainText, tokensOf } from '../search/text';
import { SearchEngineError } from '../search-engine/search-engine';
import type { Vocabularies, Vocabulary } from '../search/vocabulary';

/** Ten lines in all: more is not read. Source: S1. */
const most = { words: 3, categories: 2, products: 4, merchants: 1 } as const;
/** Best sellers among which those whose name begins so in the shopper's language come first. */
const lookedAt = 16;
const fewestLetters = 2;

const none: Suggestions = { words: [], categories: [], products: [], merchants: [] };

const suggested = (card: ProductCard): Suggestions['products'][number] => ({
  id: card.id,
  storeName: card.storeName,
  slug: card.slug,
  uniqueKey: card.uniqueKey,
  listedOnStore: card.listedOnStore,
  landingPage: card.landingPage,
  image: card.image,
  price: card.price,
  storePrice: card.storePrice,
  discount: card.discount,
  discountExpiry: card.discountExpiry,
});

/** What was typed with its last word completed. */
const completed = (tokens: readonly string[], vocabulary: Vocabulary, locale: Locale): string[] => {
  const last = tokens.at(-1) ?? '';
  const before = tokens.slice(0, -1).map((word) => vocabulary.spell(word, locale));
  return vocabulary.completions(last, locale, most.words).map((word) => [...before, word].join(' '));
};

/** True when a word of the text begins with the token. */
const begins = (text: string, token: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.startsWith(token));

const categoriesFor = (tokens: readonly string[], tree: CategoryTree, locale: Locale): Suggestions['categories'] => {
  return tree.all
    .filter((one) => tokens.some((token) => begins(one.name[locale], token) || begins(one.slug, token)))
    .slice(0, most.categories)
    .map((one) => ({ id: one.id, name: one.name[locale], slug: one.slug, level: one.level }));
};

const merchantsFor = async (storeId: number, tokens: readonly string[]): Promise<Suggestions['merchants']> => {
  const found = await rowsShown(sql<{ id: number; name: string; avatar: string }>`
    select id, name, avatar from merchant
    where store_id = ${storeId} and lower(f_unaccent(name)) like any(${tokens.map((one) => `%${one}%`)}::text[])
    order by name limit ${most.merchants}`);
  return found.map((one) => ({ ...one, avatar: one.avatar || null }));
};

/** What a shopper may mean by what is typed so far. */
export function createSuggestService(needs: {
  clock: Clock;
  trees: CategoryTrees;
  vocabularies: Vocabularies;
  products: ProductSearch;
}) {
  /** Without the search engine only names alike are found, which the database does. */
  const firstOf: ProductSearch['first'] = async (asked, limit) => {
    try {
      return await needs.products.first(asked, limit);
    } catch (error) {
      if (error instanceof SearchEngineError) return [];
      throw error;
    }
  };

  /** Best sellers among what fits: who has typed two letters has not said enough to rank by. */
  const productsFor = async (asked: Asked, tokens: readonly string[], ctx: Ctx) => {
    const ids = await firstOf(asked, lookedAt);
    const cards = await cardsOf(ctx.storeId, ids, ctx.locale);
    const isNamedSo = (card: ProductCard) => tokens.every((token) => begins(card.storeName, token));
    return [...cards.filter(isNamedSo), ...cards.filter((card) => !isNamedSo(card))]
      .slice(0, most.products)
      .map(suggested);
  };

  return {
    /** At most ten suggestions, mistyped words put right; nothing before the second character. Source: S1, S2. */
    async suggest(typed: string, ctx: Ctx): Promise<Suggestions> {
      const tokens = tokensOf(typed);
      if (tokens.join('').length < fewestLetters) return none;
      const vocabulary = await needs.vocabularies(ctx.storeId);
      const tree = await needs.trees(ctx.storeId);
      const fixed = tokens.flatMap((token) => vocabulary.correct(token, ctx.locale).split(' '));
      const base = { storeId: ctx.storeId, now: needs.clock.now() };
      const tries = [
        { names: fixed },
        { text: askWords(fixed, besideOf(fixed, vocabulary, tree)) },
        ...(fixed.join('').length > fewestLetters ? [{ alike: plainText(typed) }] : []),
      ];
      let products: Suggestions['products'] = [];
      for (const narrow of tries)
        if (products.length === 0) products = await productsFor({ ...base, ...narrow }, fixed, ctx);
      return {
        words: completed(fixed, vocabulary, ctx.locale),
        categories: categoriesFor(fixed, tree, ctx.locale),
        products,
        merchants: await merchantsFor(ctx.storeId, fixed),
      };
    },
  };
}

export type SuggestService = ReturnType<typeof createSuggestService>;
