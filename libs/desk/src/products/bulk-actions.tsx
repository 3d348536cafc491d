import type { DeskPermission, DeskProductRow } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../parts/use-desk';
import type { TogetherAction } from './bulk-form';

type Action = { id: TogetherAction; permission: DeskPermission };

const actions: readonly Action[] = [
  { id: 'publish', permission: 'products.write' },
  { id: 'hide', permission: 'products.write' },
  { id: 'prices', permission: 'prices.write' },
  { id: 'discount', permission: 'prices.write' },
  { id: 'category', permission: 'products.write' },
  { id: 'stock', permission: 'stock.write' },
];

/** Comes once it is asked for: most visits to the list change nothing. */
const BulkForm = lazy(async () => ({ default: (await import('./bulk-form')).BulkForm }));

type Props = { chosen: readonly DeskProductRow[]; onDone: (ids: readonly number[]) => void; onNone: () => void };

/** What can be done with the products that are chosen, as far as a person may; each opens a dialog. */
export function BulkActions({ chosen, onDone, onNone }: Props) {
  const { may } = useDesk();
  const [open, setOpen] = useState<TogetherAction | null>(null);
  return (
    <>
      {chosen.length > 0 && (
        <Notice role="status">
          <FormattedMessage id="desk.chosen" values={{ count: chosen.length }} />
          <Cluster $gap={2}>
            {actions
              .filter(({ permission }) => may(permission))
              .map(({ id }) => (
                <Button key={id} size="sm" onClick={() => setOpen(id)}>
                  <FormattedMessage id={`desk.bulk.${id}`} />
                </Button>
              ))}
            <Button size="sm" variant="quiet" onClick={onNone}>
              <FormattedMessage id="desk.chooseNone" />
            </Button>
          </Cluster>
        </Notice>
      )}
      <Suspense>
        {open && <BulkForm action={open} products={chosen} onDone={onDone} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
