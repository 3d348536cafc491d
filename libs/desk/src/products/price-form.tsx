import type { DeskProduct, DeskVariant } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { Button, Cluster, TextField, TextInput } from '@souk/ui';
import type { ClipboardEvent } from 'react';
import { Cents, priceLimits } from '../parts/cents';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { filledDown, pastedCells, withPasted } from './pasted-cells';
import { PricePreview, usePricePreview } from './price-preview';
import { type PriceValues, priceValuesOf, type PriceField, readPrices } from './price-values';
import { useFieldFaults } from '../parts/use-field-faults';
import { fieldFault, VariantTable } from './variant-table';
import { variantName } from './variant-values';
import { StoreTimeField, useFieldPlace } from '../parts/store-time';
import { useProductChange } from './use-product-change';

/** Prices of all variants and the discount, saved together. What is typed is not lost by leaving or by a conflict. */
export function PriceForm({ product, mayWrite }: { product: DeskProduct; mayWrite: boolean }) {
  const t = useT();
  const place = useFieldPlace();
  const save = useProductChange('setPrice', { done: 'desk.price.saved' });
  const draft = useDraft(priceValuesOf(product, place), save.isPending);
  const { values, setValues, isChanged } = draft;
  const read = readPrices(values, { now: storeNow(), zone: place.zone });
  const fields = useFieldFaults('faults' in read ? read.faults : {}, priceLimits);
  const preview = usePricePreview();
  /** Looked at when a field is left: each keystroke would set prices and undo them. */
  const look = () => {
    if (isChanged && 'input' in read) preview.mutate({ id: product.id, version: product.version, ...read.input });
  };
  const store = () => {
    if (!fields.check() || 'faults' in read || save.isPending) return;
    const input = { id: product.id, version: product.version, ...read.input };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  const set = (change: Partial<PriceValues>) => setValues((now) => ({ ...now, ...change }));
  return (
    <DraftForm
      draft={draft}
      nameOf={(path) => fieldName(product, path, t)}
      saveLabel={t('desk.price.save')}
      isBusy={save.isPending}
      wrong={fields.wrong}
      isReadOnly={!mayWrite}
      onSave={store}
      onBlur={mayWrite ? look : undefined}
      // Below the buttons: it comes while one is pressed, and would move it away.
      foot={
        isChanged && preview.data && <PricePreview preview={preview.data} items={product.items} name={product.name} />
      }
    >
      <PriceRows
        product={product}
        values={values}
        errorOf={fields.errorOf}
        onChange={setValues}
        isReadOnly={!mayWrite}
      />
      <Cluster $gap={4}>
        <TextField
          label={t('desk.price.discount')}
          inputMode="numeric"
          value={values.discount}
          error={fields.errorOf('discount')}
          readOnly={!mayWrite}
          onChange={(event) => set({ discount: event.target.value })}
        />
        <StoreTimeField
          label={t('desk.price.ends')}
          value={values.ends}
          error={fields.errorOf('ends')}
          readOnly={!mayWrite}
          onChange={(event) => set({ ends: event.target.value })}
        />
      </Cluster>
    </DraftForm>
  );
}

/** A field of the form as its label says it: a price with the variant's name. */
const fieldName = (product: DeskProduct, path: string, t: ReturnType<typeof useT>): string => {
  const [field = '', id] = path.split('.');
  const item = product.items.find((one) => String(one.id) === id);
  return item ? t(`desk.price.${field}Of`, { name: variantName(product, item) }) : t(`desk.price.${field}`);
};

const priceColumns = ['price', 'compared'] as const;
type PriceColumn = (typeof priceColumns)[number];

type RowsProps = {
  product: DeskProduct;
  values: PriceValues;
  errorOf: (field: PriceField) => string | null;
  onChange: (change: (now: PriceValues) => PriceValues) => void;
  isReadOnly: boolean;
};

function PriceRows({ product, values, errorOf, onChange, isReadOnly }: RowsProps) {
  const t = useT();
  const ids = product.items.map(({ id }) => id);
  /** Cells of a spreadsheet go into the fields from this one on. */
  const paste = (column: PriceColumn, id: number) => (event: ClipboardEvent) => {
    const cells = isReadOnly ? null : pastedCells(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    onChange((now) => withPasted(now, { ids, columns: priceColumns }, { id, column }, cells));
  };
  const heading = (column: PriceColumn) => (
    <>
      {t(`desk.price.${column}`)}
      {!isReadOnly && ids.length > 1 && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('desk.price.fillOf', { name: t(`desk.price.${column}`) })}
          onClick={() => onChange((now) => ({ ...now, [column]: filledDown(now[column], ids) }))}
        >
          ↓
        </Button>
      )}
    </>
  );
  const field = (column: PriceColumn) => ({
    id: column,
    header: heading(column),
    cell: ({ id }: DeskVariant, name: string) => (
      <TextInput
        aria-label={t(`desk.price.${column}Of`, { name })}
        inputMode="decimal"
        value={values[column][id] ?? ''}
        readOnly={isReadOnly}
        {...fieldFault(errorOf(`${column}.${id}`))}
        onChange={({ target: { value } }) => onChange((now) => ({ ...now, [column]: { ...now[column], [id]: value } }))}
        onPaste={paste(column, id)}
      />
    ),
  });
  const shown = {
    id: 'shown',
    header: t('desk.price.shown'),
    cell: ({ shownCents }: DeskVariant) => <Cents cents={shownCents} />,
    isNumber: true,
    isWide: true,
  };
  return (
    <VariantTable
      product={product}
      title={t('desk.price.title')}
      columns={[field('price'), field('compared'), shown]}
      errors={ids.flatMap((id) => priceColumns.map((column) => errorOf(`${column}.${id}`)))}
    />
  );
}
