import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { useDeskChange } from '../parts/use-desk';
import { Carriers, carriersId } from './carriers';

/** Hands the parcel to a carrier: the shopper is mailed its number. Says why when that cannot be done now. */
export function ShipForm({ order: { no, can, parcel } }: { order: DeskOrder }) {
  const t = useT();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const ship = useDeskChange('ship', { done: 'desk.ship.done' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!carrier.trim() || !number.trim()) return setIncomplete(true);
    if (!ship.isPending) ship.mutate({ no, carrier: carrier.trim(), number: number.trim() });
  };
  if (parcel) {
    return (
      <p>
        <FormattedMessage id="desk.ship.sentBy" values={parcel} />
      </p>
    );
  }
  if (can.ship) {
    return (
      <p>
        <FormattedMessage id={`desk.why.${can.ship}`} />
      </p>
    );
  }
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <TextField
        label={t('desk.ship.carrier')}
        value={carrier}
        list={carriersId}
        maxLength={100}
        isRequired
        error={isIncomplete && !carrier.trim() ? t('desk.ship.carrierMissing') : null}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <Carriers />
      <TextField
        label={t('desk.ship.number')}
        value={number}
        maxLength={60}
        isRequired
        error={isIncomplete && !number.trim() ? t('desk.ship.numberMissing') : null}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={ship.isPending}>
        <FormattedMessage id="desk.ship.send" />
      </Button>
    </Stack>
  );
}
