import type { DeskProduct, DeskVariant } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Dialog, Stack } from '@souk/ui';
import { Loaded } from '../parts/loaded';
import { useDeskQuery } from '../parts/use-desk';
import { variantName } from './variant-values';

type Props = {
  product: DeskProduct;
  taken: readonly DeskVariant[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Names the variants that are about to leave the shop, and says how many carts and wish lists that touches. */
export function TakeOffDialog({ product, taken, isBusy, onConfirm, onClose }: Props) {
  const t = useT();
  const use = useDeskQuery('variantUse', { id: product.id, variants: taken.map(({ id }) => id).join(',') });
  return (
    <Dialog title={t('desk.variants.ask')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack $gap={4}>
        <ul>
          {taken.map((variant) => (
            <li key={variant.id}>{variantName(product, variant)}</li>
          ))}
        </ul>
        <Loaded query={use}>
          {({ carts, wishLists }) => (
            <>
              <p>
                <FormattedMessage id="desk.variants.carts" values={{ carts }} />
              </p>
              <p>
                <FormattedMessage id="desk.variants.wishLists" values={{ wishLists }} />
              </p>
            </>
          )}
        </Loaded>
        <p>
          <FormattedMessage id="desk.variants.ordered" />
        </p>
        <Cluster $justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            <FormattedMessage id="desk.keep" />
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            <FormattedMessage id="desk.variants.confirm" />
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
