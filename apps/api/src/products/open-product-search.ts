import type { Deps } from '../deps';
import { createEngineSearch } from './engine/engine-search';
import type { ProductSearch } from './search/product-search';
import { createShelfSearch } from './search/shelf-search';
import { createShelves } from './shelf/shelves';

/** Lists are counted in this process's memory, or by the search engine that `SEARCH_URL` names. */
export function openProductSearch({ clock, searchEngine }: Deps): ProductSearch {
  if (searchEngine) return createEngineSearch(searchEngine);
  const shelves = createShelves({ clock });
  void shelves.warm().catch(() => undefined);
  return createShelfSearch(shelves);
}
