import { type DeskPermission, type DeskProductRow, productsMatchedMost } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState } from 'react';
import { useDesk } from '../parts/use-desk';
import { ChosenBar } from '../table/chosen-bar';
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
const BulkForm = lazyPart(async () => ({ default: (await import('./bulk-form')).BulkForm }));

type Props = {
  rows: ReturnType<typeof useChosenProducts>;
  /** Whether the list holds archived products. */
  isArchive: boolean;
  /** Products of the page. */
  shown: readonly DeskProductRow[];
  /** How many the list has. */
  total: number;
};

/** What can be done with the products that are chosen, as far as a person may; each opens a dialog. */
export function BulkActions({ rows, isArchive, shown, total }: Props) {
  const { may } = useDesk();
  const [open, setOpen] = useState<TogetherAction | null>(null);
  const { chosen, selection, isReading, chooseAll, drop } = rows;
  const isPage = shown.length > 0 && shown.every(({ id }) => selection.has(String(id)));
  return (
    <>
      <ChosenBar rows={rows} most={productsMatchedMost}>
        {isPage && total > chosen.length && total <= productsMatchedMost && (
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
      </ChosenBar>
      <Suspense>
        {open && <BulkForm action={open} products={chosen} onDone={drop} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
