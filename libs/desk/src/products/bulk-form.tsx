import { ArchiveProducts } from './archive-products';
import { CategoryOfProducts } from './category-of-products';
import { DiscountOfProducts } from './discount-of-products';
import { PricesOfProducts } from './prices-of-products';
import { PublishProducts } from './publish-products';
import { StockOfProducts } from './stock-of-products';
import type { BulkProps } from './bulk-dialog';

/** What can be done with several products. */
export type TogetherAction = 'publish' | 'hide' | 'archive' | 'restore' | 'prices' | 'discount' | 'category' | 'stock';

/** The dialog of an action. */
export function BulkForm({ action, ...props }: BulkProps & { action: TogetherAction }) {
  if (action === 'archive' || action === 'restore')
    return <ArchiveProducts {...props} isArchived={action === 'archive'} />;
  if (action === 'prices') return <PricesOfProducts {...props} />;
  if (action === 'discount') return <DiscountOfProducts {...props} />;
  if (action === 'category') return <CategoryOfProducts {...props} />;
  if (action === 'stock') return <StockOfProducts {...props} />;
  return <PublishProducts {...props} isLive={action === 'publish'} />;
}
