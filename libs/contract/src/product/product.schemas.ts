import { z } from 'zod';
import { numeric } from '../wire/numeric';
import type { SchemaTable } from '../wire/call';
import { flag, id, sentence, slug } from '../wire/fields';
import { pagedOf, pageQuery } from '../wire/paging';
import { productAddress, productCard, productDetail, productNotice, productRef, replySummary } from './product';
import type { productCalls } from './product.calls';
import { productFilter, productResults } from './product-list';
import { productReply, replyQuery } from './review';

const ofProduct = z.object({ productId: id });

/** Schemas of the calls about products. */
export const productSchemas = {
  productDetail: {
    params: productAddress,
    /** `preview` shows a product that is not on sale yet, by its key; a slug alone shows none. */
    query: z.object({ preview: flag.optional() }),
    data: productDetail,
  },
  productList: { query: productFilter, data: productResults },
  productCollection: { params: z.object({ collectionId: slug }), query: productFilter, data: productResults },
  productsByIds: {
    query: pageQuery.extend({
      ids: z
        .string()
        .max(1000)
        .regex(/^[\d, ]*$/),
    }),
    data: pagedOf(productCard),
  },
  productRelated: {
    params: z.object({ productId: productRef }),
    /** `similar`: others of its kind. `together`: what completes it, as its merchant chose; empty where none was chosen. */
    query: z.object({
      limit: numeric(z.number().int().min(1).max(20)).default(10),
      kind: z.enum(['similar', 'together']).default('similar'),
    }),
    data: z.array(productCard),
  },
  activityList: { query: productFilter, data: productResults },
  topList: { query: productFilter, data: productResults },
  productNotify: { body: productNotice, data: sentence },
  productReplies: { params: ofProduct, query: replyQuery, data: pagedOf(productReply) },
  replyConfig: { params: ofProduct, data: replySummary },
} satisfies SchemaTable<typeof productCalls>;
