import type { PricesChange, PricesPreview } from '@souk/contract/desk';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type ListedProduct, seenProducts, type VariantRow, variantsOfEach } from './desk-products.repository';
import { paidRange, plannedObstacle, plannedPrices, plannedRange } from './planned-prices';

/** So many products are shown before prices change. */
const shownMost = 20;

interface Asked {
  change: PricesChange;
  ctx: DeskCtx;
  now: Date;
}

/** What a product costs now, and what it would by the function that writes it. */
function rowOf(product: ListedProduct, variants: readonly VariantRow[], { change, ctx: { locale }, now }: Asked) {
  const planned = plannedPrices(product, variants, change, now);
  const obstacle = plannedObstacle(planned, now);
  return {
    id: product.id,
    name: locale === 'fr' ? product.name_fr : product.name_en,
    now: paidRange(product, variants, now),
    then: plannedRange(planned, variants, now),
    refused: obstacle && deskWords(locale, obstacle),
  };
}

/** What prices of several products would become by a percentage or an amount, those first that would be refused; a scope's own alone. */
export async function bulkPricePreview(
  { products, percent = 0, amountCents }: DeskInputOf<'pricesPreview'>['query'],
  ctx: DeskCtx,
  now: Date,
): Promise<PricesPreview> {
  const change: PricesChange =
    amountCents === undefined ? { kind: 'percent', percent } : { kind: 'amount', amountCents };
  const seen = await seenProducts(ctx, products.split(',').map(Number), now);
  const variants = await variantsOfEach(seen.map(({ id }) => id));
  const list = seen.map((product) => rowOf(product, variants.get(product.id) ?? [], { change, ctx, now }));
  const inOrder = [...list.filter(({ refused }) => refused), ...list.filter(({ refused }) => !refused)];
  return { list: inOrder.slice(0, shownMost), total: list.length };
}
