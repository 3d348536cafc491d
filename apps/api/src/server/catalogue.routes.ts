import { cartRoutes } from '../cart/cart.routes';
import { createCartService } from '../cart/cart.service';
import { categoryRoutes } from '../categories/categories.routes';
import { createCategoryTrees } from '../categories/category-tree';
import type { Deps } from '../deps';
import { homeRoutes } from '../home/home.routes';
import { merchantRoutes } from '../merchant-pages/merchants.routes';
import { newsletterRoutes } from '../newsletter/newsletter.routes';
import { createDetailService } from '../products/detail.service';
import { createListService } from '../products/list.service';
import { productRoutes } from '../products/products.routes';
import { openProductSearch } from '../products/open-product-search';
import { replyRoutes } from '../reviews/replies.routes';
import { summariseReplies } from '../reviews/reviews.repository';
import { searchRoutes } from '../suggestions/search.routes';
import { createSuggestService } from '../suggestions/suggest.service';
import { createVocabularies } from '../search/vocabulary';
import { sessionRoutes } from '../sessions/sessions.routes';
import { configRoutes } from '../browser-config/config.routes';
import { storeRoutes } from '../store/store.routes';

/** Handlers of store, catalogue, merchants, search, cart and visit, which share the category tree and the vocabulary. */
export function catalogueRoutes(deps: Deps) {
  const { clock, mail, config } = deps;
  const trees = createCategoryTrees(() => clock.now().getTime());
  const vocabularies = createVocabularies();
  const products = openProductSearch(deps);
  const lists = createListService({ clock, trees, vocabularies, products });
  const details = createDetailService({ clock, trees, summariseReplies });
  return {
    ...storeRoutes({ clock, config }),
    ...configRoutes(deps),
    ...homeRoutes({ clock, trees }),
    ...categoryRoutes(trees),
    ...productRoutes({ lists, details, trees, clock }),
    ...merchantRoutes({ clock, trees, lists }),
    ...replyRoutes(),
    ...searchRoutes({ lists, trees, suggestions: createSuggestService({ clock, trees, vocabularies, products }) }),
    ...cartRoutes({ cart: createCartService({ clock }), clock }),
    ...sessionRoutes({ clock }),
    ...newsletterRoutes({ clock, mail, publicOrigin: config.publicOrigin }),
  };
}
