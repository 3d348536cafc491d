import { stockMoveMost, stockMoveReasons, type StockMoveReason, stockNoteMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { SelectField, TextField } from '@souk/ui';
import { useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { typedNumber } from './bulk-values';
import { BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';

/** So many pieces more or fewer of each product, with a reason. A product with several variants is refused: of which one would they be? */
export function StockOfProducts(props: BulkProps) {
  const t = useT();
  const { products, onClose } = props;
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState<StockMoveReason>('delivery');
  const [note, setNote] = useState('');
  const delta = typedNumber(number, stockMoveMost);
  const fault = typedNumber(number, Infinity) === null ? 'desk.stock.deltaWrong' : 'desk.stock.tooMany';
  const fields = useFieldFaults(faultsIn({ number: delta === null ? fault : null }), { most: stockMoveMost });
  const { refused, progress, isBusy, send } = useBulkChange('productsStock', props);
  const submit = () => {
    if (fields.check() && delta !== null)
      send((part) => ({ products: part.map(({ id }) => ({ id })), delta, reason, note: note.trim() }));
  };
  return (
    <BulkDialog title={t('desk.bulk.stock')} refused={refused} progress={progress} onClose={onClose} onSubmit={submit}>
      <p>{t('desk.bulk.stockText')}</p>
      <TextField
        label={t('desk.bulk.stockDelta')}
        hint={t('desk.stock.deltaHint')}
        inputMode="numeric"
        value={number}
        isRequired
        data-autofocus
        error={fields.errorOf('number')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <SelectField
        label={t('desk.stock.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as StockMoveReason)}
      >
        {stockMoveReasons.map((one) => (
          <option key={one} value={one}>
            {t(`desk.stock.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('desk.stock.note')}
        mark={<FormattedMessage id="word.optional" />}
        value={note}
        maxLength={stockNoteMost}
        onChange={(event) => setNote(event.target.value)}
      />
      <DialogButtons
        confirm={t('desk.bulk.stockConfirm', { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </BulkDialog>
  );
}
