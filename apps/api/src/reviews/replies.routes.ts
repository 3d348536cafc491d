import type { ProductRef } from '@souk/contract';
import type { Ctx, SomeHandlers } from '../http/handlers';
import { findProductId } from '../products/detail.repository';
import { offsetOf, page } from '../reply';
import { findReplies, summariseReplies } from './reviews.repository';

/** No product has it: nobody has reviewed what is unknown. */
const unknownId = 0;
const idOf = async ({ storeId }: Ctx, ref: ProductRef) => (await findProductId(storeId, ref)) ?? unknownId;

/** Reading reviews. An unknown product has none. Source: spec 7, product/reply/list; docs/contract.md "Reviews". */
export const replyRoutes = () =>
  ({
    async productReplies({ params, query }, ctx) {
      const { list, total } = await findReplies(await idOf(ctx, params.productId), {
        type: query.type,
        star: query.star,
        photos: query.photos,
        sort: query.sort,
        locale: ctx.locale,
        offset: offsetOf(query),
        limit: query.limit,
      });
      return page(list, { ...query, total });
    },
    replyConfig: async ({ params }, ctx) => summariseReplies(await idOf(ctx, params.productId)),
  }) satisfies SomeHandlers;
