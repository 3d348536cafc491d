import type { DeskOrder } from '@souk/contract/desk';
import { useDesk } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState } from 'react';

const AddressForm = lazyPart(async () => ({ default: (await import('./address-form')).AddressForm }));

/** The way to send an order elsewhere, until something of its purchase was sent. What is typed stays when that happens meanwhile: the press says so. */
export function ChangeAddress({ order: { no, can } }: { order: DeskOrder }) {
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.edit')) return null;
  return (
    <>
      {can.address === 'purchaseSent' && (
        <small>
          <FormattedMessage id="admin.address.purchaseSent" />
        </small>
      )}
      {can.address === null && (
        <Button size="sm" onClick={() => setOpen(true)}>
          <FormattedMessage id="admin.address.change" />
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AddressForm no={no} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
