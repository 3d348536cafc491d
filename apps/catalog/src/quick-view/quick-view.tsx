import type { ProductAddress } from '@souk/contract';
import { useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery, useQueryClient } from '@souk/query';
import { useApi, useToasts } from '@souk/state';
import { useSheetToast } from '@souk/state/sheet-toast';
import { Dialog } from '@souk/ui';
import { knownCard } from '../parts/known-card/known-card';
import { productQueries } from '../parts/product-queries/product.queries';
import { BelowCross, Messages } from './quick-view-look';
import { QuickViewContent } from './quick-view-content';
import { QuickViewSkeleton } from './quick-view-skeleton';

type Props = { product: ProductAddress; variant?: string; onClose: () => void };

/** A closer look without leaving the list: open and loading, then loaded. Source: spec 2 and 4, Quick view; QUICK-10. */
export function QuickView({ product, variant = '', onClose }: Props) {
  const t = useT();
  const { toast, dismiss } = useSheetToast(useToasts);
  const detail = useQuery(productQueries(useApi()).detail(product));
  const card = knownCard(useQueryClient(), product);
  const unnamed = t(detail.isError ? 'card.quickView' : 'word.loading');
  return (
    <Dialog
      title={detail.data?.productInfo.storeName ?? card?.storeName ?? unnamed}
      isTitleHidden
      closeLabel={t('word.close')}
      onClose={onClose}
      $width={920}
    >
      <Messages toast={toast} onDismiss={dismiss} dismissLabel={t('word.close')} />
      {detail.data ? (
        <QuickViewContent product={detail.data} variant={variant} onClose={onClose} />
      ) : detail.isError ? (
        <BelowCross>
          <PartNotice error={detail.error} title={t('quickView.failed')} onRetry={() => void detail.refetch()} />
        </BelowCross>
      ) : (
        <QuickViewSkeleton card={card} />
      )}
    </Dialog>
  );
}
