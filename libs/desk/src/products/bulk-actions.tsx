import { type DeskPermission, productsMatchedMost } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../parts/use-desk';
import type { TogetherAction } from './bulk-form';
import type { useChosenProducts } from './use-chosen-products';

type Action = { id: TogetherAction; permission: DeskPermission };

const actions: readonly Action[] = [
  { id: 'publish', permission: 'products.write' },
  { id: 'hide', permission: 'products.write' },
  { id: 'prices', permission: 'prices.write' },
  { id: 'discount', permission: 'prices.write' },
  { id: 'category', permission: 'products.write' },
  { id: 'stock', permission: 'stock.write' },
  { id: 'archive', permission: 'products.write' },
];

/** What can be done with archived ones. */
const archivedActions: readonly Action[] = [
  { id: 'restore', permission: 'products.write' },
  { id: 'category', permission: 'products.write' },
];

/** Comes once it is asked for: most visits to the list change nothing. */
const BulkForm = lazy(async () => ({ default: (await import('./bulk-form')).BulkForm }));

type Props = Pick<
  ReturnType<typeof useChosenProducts>,
  'chosen' | 'isAll' | 'isReading' | 'chooseAll' | 'drop' | 'selection'
> & {
  /** Whether the list holds archived products. */
  isArchive: boolean;
  /** Products of the page, and of the whole list. */
  shown: number;
  total: number;
};

/** What can be done with the products that are chosen, as far as a person may; each opens a dialog. */
export function BulkActions({ chosen, isAll, isReading, chooseAll, drop, selection, isArchive, shown, total }: Props) {
  const { may } = useDesk();
  const [open, setOpen] = useState<TogetherAction | null>(null);
  const hasMore = !isAll && chosen.length === shown && total > shown;
  return (
    <>
      {chosen.length > 0 && (
        <Notice role="status">
          <FormattedMessage id="desk.chosen" values={{ count: chosen.length }} />
          <Cluster $gap={2}>
            {hasMore && total <= productsMatchedMost && (
              <Button size="sm" isBusy={isReading} onClick={() => void chooseAll()}>
                <FormattedMessage id="desk.chooseAll" values={{ count: total }} />
              </Button>
            )}
            {(isArchive ? archivedActions : actions)
              .filter(({ permission }) => may(permission))
              .map(({ id }) => (
                <Button key={id} size="sm" onClick={() => setOpen(id)}>
                  <FormattedMessage id={`desk.bulk.${id}`} />
                </Button>
              ))}
            <Button size="sm" variant="quiet" onClick={() => selection.set([])}>
              <FormattedMessage id="desk.chooseNone" />
            </Button>
          </Cluster>
        </Notice>
      )}
      <Suspense>
        {open && <BulkForm action={open} products={chosen} onDone={drop} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
