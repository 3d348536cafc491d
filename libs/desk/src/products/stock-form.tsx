import { isRefused } from '@souk/api-client';
import {
  stockMoveMost,
  stockNoteMost,
  stockReasons,
  type DeskProduct,
  type DeskVariant,
  type StockReason,
} from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Button, SelectField, Stack, TextField, TextInput } from '@souk/ui';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDeskChange } from '../parts/use-desk';
import { pastedCells, withPasted } from './pasted-cells';
import { readStock, type StockValues } from './stock-values';
import { useFieldFaults } from '../parts/use-field-faults';
import { fieldFault, VariantTable } from './variant-table';

/**
 * More or fewer pieces of each variant, with one reason, booked together; a count says how many there are, and is refused when the stock has
 * moved meanwhile. A column of a spreadsheet is pasted into one field.
 */
export function StockForm({ product }: { product: DeskProduct }) {
  const t = useT();
  const say = useSay();
  const [reason, setReason] = useState<StockReason>('delivery');
  const [values, setValues] = useState<StockValues>({});
  /** Stocks as they stood when typing began, which a count is of; null: those of now. The product is read anew meanwhile. */
  const [seen, setSeen] = useState<readonly DeskVariant[] | null>(null);
  const [text, setText] = useState('');
  const move = useDeskChange('variantsStock', {
    done: null,
    then: ({ variants }) => say.done('desk.stock.done', { count: variants.length }),
  });
  const isTyped = Object.values(values).some((value) => value.trim() !== '');
  useUnsaved(isTyped && !move.isPending);
  const items = product.items.map((item) => seen?.find(({ id }) => id === item.id) ?? item);
  const read = readStock(items, values, reason);
  const fields = useFieldFaults('faults' in read ? read.faults : {}, { most: stockMoveMost });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || 'faults' in read || move.isPending) return;
    move.mutate(
      { id: product.id, ...read, reason, note: text.trim() },
      {
        // What was typed since is of the next press.
        onSuccess: () => {
          fields.uncheck();
          setValues((now) => Object.fromEntries(Object.entries(now).filter(([id, typed]) => typed !== values[+id])));
          setText((now) => (now === text ? '' : now));
        },
        // Its person has read the stock of now. After a lost answer the next press is the same one again.
        onError: (error) => isRefused(error) && setSeen(null),
      },
    );
  };
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <SelectField
        label={t('desk.stock.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as StockReason)}
      >
        {stockReasons.map((one) => (
          <option key={one} value={one}>
            {t(`desk.stock.${one}`)}
          </option>
        ))}
      </SelectField>
      <p>{t(reason === 'count' ? 'desk.stock.countedHint' : 'desk.stock.deltaHint')}</p>
      <Rows
        product={product}
        isCount={reason === 'count'}
        values={values}
        errorOf={(id) => fields.errorOf(`${id}`)}
        onChange={(change) => {
          if (!isTyped) setSeen(product.items);
          setValues(change);
        }}
      />
      <TextField
        label={t('desk.stock.note')}
        mark={<FormattedMessage id="word.optional" />}
        value={text}
        maxLength={stockNoteMost}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={move.isPending}>
        <FormattedMessage id="desk.stock.save" />
      </Button>
    </Stack>
  );
}

type RowsProps = {
  product: DeskProduct;
  isCount: boolean;
  values: StockValues;
  errorOf: (id: number) => string | null;
  onChange: (change: (now: StockValues) => StockValues) => void;
};

function Rows({ product, isCount, values, errorOf, onChange }: RowsProps) {
  const t = useT();
  const what = isCount ? 'counted' : 'delta';
  const ids = product.items.map(({ id }) => id);
  const paste = (id: number) => (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    onChange((now) => withPasted({ typed: now }, { ids, columns: ['typed'] }, { id, column: 'typed' }, cells).typed);
  };
  const change = {
    id: what,
    header: t(`desk.stock.${what}`),
    cell: (item: DeskVariant, name: string) => (
      <TextInput
        aria-label={t(`desk.stock.${what}Of`, { name })}
        inputMode="text"
        value={values[item.id] ?? ''}
        {...fieldFault(errorOf(item.id))}
        onChange={({ target: { value } }) => onChange((now) => ({ ...now, [item.id]: value }))}
        onPaste={paste(item.id)}
      />
    ),
  };
  return (
    <VariantTable
      product={product}
      title={t('desk.stock.title')}
      columns={[{ id: 'now', header: t('desk.stock.now'), cell: ({ stock }) => stock, isNumber: true }, change]}
      errors={ids.map(errorOf)}
    />
  );
}
