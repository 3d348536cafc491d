import type { CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import type { SomeHandlers } from '../http/handlers';
import type { ListService } from '../products/list.service';
import { createMerchantsService } from './merchants.service';

/** HTTP in, HTTP out: merchants as shoppers see them. Source: spec 7 (merchant rows); MER-01. */
export const merchantRoutes = (needs: { clock: Clock; trees: CategoryTrees; lists: ListService }) => {
  const merchants = createMerchantsService(needs);
  return {
    merchantStreet: ({ query }, ctx) => merchants.search(ctx, query),
    merchantSearch: ({ query }, ctx) => merchants.search(ctx, query),
    merchantInfo: ({ params }, ctx) => merchants.info(ctx, params.id),
    merchantDetail: ({ params }, ctx) => merchants.detail(ctx, params.id),
    merchantService: ({ params }, ctx) => merchants.service(ctx, params.id),
    merchantTypes: (_input, ctx) => merchants.types(ctx),
    merchantCategories: (_input, ctx) => merchants.categories(ctx),
    merchantProductCategories: ({ params }, ctx) => merchants.productCategories(ctx, params.id),
    merchantProducts: ({ query }, ctx) => merchants.products(ctx, query),
  } satisfies SomeHandlers;
};
