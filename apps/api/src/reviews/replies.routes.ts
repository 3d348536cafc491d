import type { SomeHandlers } from '../http/handlers';
import { offsetOf, page } from '../reply';
import { findReplies, summariseReplies } from './reviews.repository';

/** Reading reviews. An unknown product has none. Source: spec 7, product/reply/list; docs/contract.md "Reviews". */
export const replyRoutes = () =>
  ({
    async productReplies({ params, query }, ctx) {
      const { list, total } = await findReplies(params.productId, {
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
    replyConfig: ({ params }) => summariseReplies(params.productId),
  }) satisfies SomeHandlers;
