import type { Deps } from '../deps';
import { createEngineSearch } from './engine/engine-search';
import type { ProductSearch } from './search/product-search';
import { createMemorySearch } from './search/memory-search';
import { createCatalogueIndexes } from './catalogue-index/catalogue-indexes';

/** Lists are counted in this process's memory, or by the search engine that `SEARCH_URL` names. */
export function openProductSearch({ clock, searchEngine }: Deps): ProductSearch {
  if (searchEngine) return createEngineSearch(searchEngine);
  const indexes = createCatalogueIndexes({ clock });
  void indexes.warm().catch(() => undefined);
  return createMemorySearch(indexes);
}
