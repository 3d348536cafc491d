import { type ProductsChanged, productsMatchedMost } from '@souk/contract/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { runIdempotent } from '../idempotent-change';
import { type ListedProduct, matchedProducts, seenProduct, variantsOf } from './desk-products.repository';
import { plannedObstacle, plannedPrices } from './planned-prices';
import { bulkPricePreview } from './bulk-price-preview';
import { wordsOf } from './stored-words';

/** The calls for one product: each of several is changed by its own. */
type Single = Pick<DeskHandlers, 'publish' | 'productArchive' | 'productSave' | 'setPrice' | 'moveStock'>;

type Handled = Pick<
  DeskHandlers,
  | 'productsMatching'
  | 'productsPublish'
  | 'productsArchive'
  | 'productsCategory'
  | 'productsPrices'
  | 'productsStock'
  | 'pricesPreview'
>;

type Chosen = { id: number };
/** @returns what the call for one product answers; undefined: it was so already */
type Work<P> = (chosen: P, product: ListedProduct) => Promise<unknown>;

const isVersioned = (answer: unknown): answer is { version: number } =>
  typeof answer === 'object' && answer !== null && 'version' in answer;

/** Changes each product in a transaction of its own: one that is refused stops no other. */
async function changeEach<P extends Chosen>(
  chosen: readonly P[],
  { ctx, clock }: { ctx: DeskCtx; clock: Deps['clock'] },
  work: Work<P>,
): Promise<ProductsChanged> {
  const result: ProductsChanged = { done: [], changed: [], refused: [] };
  for (const one of chosen) {
    try {
      const answer = await tx(async () => {
        const product = await seenProduct(ctx, one.id, clock.now());
        if (!product) throw notFound(deskWords(ctx.locale, 'noProduct'));
        return (await runIdempotent({ of: one.id, now: clock.now() }, ctx, () => work(one, product))).answer;
      });
      result.done.push(one.id);
      if (isVersioned(answer)) result.changed.push({ id: one.id, version: answer.version });
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error;
      result.refused.push({ id: one.id, message: error.message || deskWords(ctx.locale, 'failed') });
    }
  }
  return result;
}

/** What desks do with several products at once, by the calls for one: what is so already is left alone, and its version stays. */
export const bulkProducts = ({ clock }: Deps, single: Single): Handled => ({
  productsPublish: ({ body: { products, isLive } }, ctx, request) =>
    changeEach(products, { ctx, clock }, async ({ id, version }, product) => {
      if (product.on_shelf === isLive) return undefined;
      const input = { params: { id }, query: undefined, body: { version, isLive } };
      return single.publish(input, { ...ctx, call: 'publish' }, request);
    }),

  productsArchive: ({ body: { products, isArchived } }, ctx, request) =>
    changeEach(products, { ctx, clock }, async ({ id, version }, product) => {
      if ((product.archived_at !== null) === isArchived) return undefined;
      const input = { params: { id }, query: undefined, body: { version, isArchived } };
      return single.productArchive(input, { ...ctx, call: 'productArchive' }, request);
    }),

  productsCategory: ({ body: { products, categoryId } }, ctx, request) =>
    changeEach(products, { ctx, clock }, async ({ id, version }, product) => {
      if (product.category_id === categoryId) return undefined;
      const input = { params: { id }, query: undefined, body: { ...wordsOf(product), version, categoryId } };
      return single.productSave(input, { ...ctx, call: 'productSave' }, request);
    }),

  productsPrices: ({ body: { products, change } }, ctx, request) =>
    changeEach(products, { ctx, clock }, async ({ id, version }, product) => {
      const planned = plannedPrices(product, await variantsOf(id), change, clock.now());
      const obstacle = plannedObstacle(planned, clock.now());
      if (obstacle) throw new ReplyError('PRICES_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
      const input = { params: { id }, query: undefined, body: { version, ...planned } };
      return single.setPrice(input, { ...ctx, call: 'setPrice' }, request);
    }),

  productsStock: ({ body: { products, ...move } }, ctx, request) =>
    changeEach(products, { ctx, clock }, async ({ id }) => {
      const [variant, ...others] = await variantsOf(id);
      if (!variant || others.length > 0)
        throw new ReplyError('VARIANTS_REFUSED', deskWords(ctx.locale, 'severalVariants'), { obstacle: 'several' });
      const input = { params: { id }, query: undefined, body: { ...move, variantId: variant.id } };
      return single.moveStock(input, { ...ctx, call: 'moveStock' }, request);
    }),

  productsMatching: ({ query }, ctx) =>
    matchedProducts(ctx, query, { locale: ctx.locale, now: clock.now(), most: productsMatchedMost }),

  pricesPreview: ({ query }, ctx) => bulkPricePreview(query, ctx, clock.now()),
});
