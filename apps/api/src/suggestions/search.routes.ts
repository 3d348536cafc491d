import type { Suggestions } from '@souk/contract';
import { sql } from 'kysely';
import type { CategoryTrees } from '../categories/category-tree';
import { rows } from '../database/tx';
import type { SomeHandlers } from '../http/handlers';
import type { Locale } from '../locale';
import type { ListService } from '../products/list.service';
import type { SuggestService } from './suggest.service';

interface KeywordRow {
  id: number;
  word: Record<Locale, string>;
}

/** Search, suggestions and hot words. Source: spec 7; docs/contract.md "Lists". */
export const searchRoutes = (needs: { lists: ListService; suggestions: SuggestService; trees: CategoryTrees }) =>
  ({
    productSearch: ({ query }, ctx) => needs.lists.list(query, {}, ctx),
    searchSuggest: ({ query }, ctx): Promise<Suggestions> => needs.suggestions.suggest(query.q, ctx),
    async searchKeywords(_input, ctx) {
      const found = await rows(sql<KeywordRow>`
      select id, word from hot_keyword where store_id = ${ctx.storeId} order by sort, id limit 20`);
      return found.map((one) => ({ id: one.id, title: one.word[ctx.locale] }));
    },
  }) satisfies SomeHandlers;
