import { useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { FieldGrid, SelectField, TextField } from '@souk/ui';
import { useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { StoreTimeField, useStoreZone } from '../parts/store-time';
import { useFieldFaults } from '../parts/use-field-faults';
import { readDiscount } from './bulk-values';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';

/** Gives several products a discount with its end, or ends the one that they have. */
export function DiscountOfProducts(props: BulkProps) {
  const t = useT();
  const zone = useStoreZone();
  const { products, onClose } = props;
  const [isEnding, setEnding] = useState(false);
  const [values, setValues] = useState({ percent: '', ends: '' });
  const read = readDiscount(values, { now: storeNow(), zone });
  const fields = useFieldFaults('faults' in read && !isEnding ? read.faults : {});
  const { refused, progress, isBusy, send } = useBulkChange('productsPrices', props);
  const submit = () => {
    if (!fields.check()) return;
    const change =
      'faults' in read || isEnding ? { kind: 'noDiscount' as const } : { kind: 'discount' as const, ...read };
    send((part) => ({ products: seenVersions(part), change }));
  };
  return (
    <BulkDialog
      title={t('desk.bulk.discount')}
      refused={refused}
      progress={progress}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={t('desk.bulk.discountWhat')}
        value={isEnding ? 'end' : 'set'}
        data-autofocus
        onChange={(event) => setEnding(event.target.value === 'end')}
      >
        <option value="set">{t('desk.bulk.discountSet')}</option>
        <option value="end">{t('desk.bulk.discountEnd')}</option>
      </SelectField>
      {!isEnding && (
        <FieldGrid>
          <TextField
            label={t('desk.price.discount')}
            inputMode="numeric"
            value={values.percent}
            isRequired
            error={fields.errorOf('percent')}
            onChange={(event) => setValues({ ...values, percent: event.target.value })}
          />
          <StoreTimeField
            label={t('desk.price.ends')}
            value={values.ends}
            isRequired
            error={fields.errorOf('ends')}
            onChange={(event) => setValues({ ...values, ends: event.target.value })}
          />
        </FieldGrid>
      )}
      <DialogButtons
        confirm={t(`desk.bulk.${isEnding ? 'discountEndConfirm' : 'discountConfirm'}`, { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </BulkDialog>
  );
}
