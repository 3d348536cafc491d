import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useProductChange } from './use-product-change';

type Props = { product: Pick<DeskProduct, 'id' | 'version' | 'isArchived'> };

/** Archives a product, or brings it back. */
export default function ArchiveProduct({ product: { id, version, isArchived } }: Props) {
  const word = isArchived ? 'restore' : 'archive';
  const change = useProductChange('productArchive', { done: `desk.archive.${word}Done` });
  return (
    <>
      <p>
        <FormattedMessage id={`desk.archive.${word}Text`} values={{ count: 1 }} />
      </p>
      <Button
        isBusy={change.isPending}
        onClick={() => !change.isPending && change.mutate({ id, version, isArchived: !isArchived })}
      >
        <FormattedMessage id={`desk.bulk.${word}`} />
      </Button>
    </>
  );
}
