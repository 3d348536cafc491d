import type { DeskOrder } from '@souk/contract/desk';
import { useDesk } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense, useState } from 'react';

const AddressForm = lazyPart(async () => ({ default: (await import('./address-form')).AddressForm }));

/** The way to send an order elsewhere, until something of its purchase was sent. */
export function ChangeAddress({ order: { no, can } }: { order: DeskOrder }) {
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.edit')) return null;
  if (can.address === 'purchaseSent')
    return (
      <small>
        <FormattedMessage id="admin.address.purchaseSent" />
      </small>
    );
  if (can.address !== null) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.address.change" />
      </Button>
      {isOpen && (
        <Suspense>
          <AddressForm no={no} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
