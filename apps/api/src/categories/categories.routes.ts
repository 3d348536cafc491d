import type { Data } from '@souk/contract';
import type { SomeHandlers } from '../http/handlers';
import { type CategoryTrees, toCategories } from './category-tree';

/** Source: spec 7, GET /api/front/product/category. */
export const categoryRoutes = (trees: CategoryTrees) =>
  ({
    categoryTree: async (_input, ctx) => toCategories(await trees(ctx.storeId), ctx.locale) as Data<'categoryTree'>, // three levels by the table's own check
  }) satisfies SomeHandlers;
