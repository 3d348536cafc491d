import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Notice, Stack, TextField, TextInput } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { Cents } from '../parts/cents';
import { SaveUndoButtons } from '../parts/form-buttons';
import { useDeskChange } from '../parts/use-desk';
import { useUnsaved } from '../parts/unsaved-guard';
import { Frame, Table } from '../table/table-look';
import { PricePreview, usePricePreview } from './price-preview';
import { type PriceValues, priceValuesOf, readPrices, withNewVariants } from './price-values';

/** Prices of all variants and the discount, saved together. What is typed is not lost by leaving or by a conflict. */
export function PriceForm({ product, mayWrite }: { product: DeskProduct; mayWrite: boolean }) {
  const t = useT();
  const [seen, setSeen] = useState(product);
  const [values, setValues] = useState(() => priceValuesOf(product));
  const [wrong, setWrong] = useState<string | null>(null);
  const isChanged = JSON.stringify(values) !== JSON.stringify(priceValuesOf(seen));
  const isStale = product.version !== seen.version;
  const begin = (from: DeskProduct) => {
    setSeen(from);
    setValues(priceValuesOf(from));
    setWrong(null);
  };
  // What somebody else saved is taken at once while nothing is typed here.
  if (isStale && !isChanged) begin(product);
  const grown = isStale && isChanged ? withNewVariants(product, seen, values) : null;
  if (grown) {
    setSeen(grown.seen);
    setValues(grown.values);
  }
  const save = useDeskChange('setPrice', {
    done: 'desk.price.saved',
    then: ({ version }) => {
      const saved = { ...seen, version, ...savedAs(values, seen) };
      setSeen(saved);
      // As it is stored: 15 and 15.00 are one price, and nothing is left to save. What is typed meanwhile stays.
      setValues((now) => (now === values ? priceValuesOf(saved) : now));
    },
  });
  const preview = usePricePreview();
  /** Looked at when a field is left: each keystroke would set prices and undo them. */
  const look = () => {
    const read = readPrices(values, new Date());
    if (isChanged && !('wrong' in read)) preview.mutate({ id: product.id, version: product.version, ...read.input });
  };
  useUnsaved(isChanged && !save.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPrices(values, new Date());
    if ('wrong' in read) return setWrong(read.wrong);
    setWrong(null);
    if (!save.isPending) save.mutate({ id: product.id, version: product.version, ...read.input });
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit} {...(mayWrite ? { onBlur: look } : {})}>
      {isStale && isChanged && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="desk.price.conflict" />
          <Button size="sm" onClick={() => begin(product)}>
            <FormattedMessage id="desk.price.takeTheirs" />
          </Button>
        </Notice>
      )}
      <PriceRows product={product} values={values} onChange={setValues} isReadOnly={!mayWrite} />
      <Cluster $gap={4}>
        <TextField
          label={t('desk.price.discount')}
          inputMode="numeric"
          value={values.discount}
          maxLength={2}
          readOnly={!mayWrite}
          onChange={(event) => setValues({ ...values, discount: event.target.value })}
        />
        <TextField
          label={t('desk.price.ends')}
          type="datetime-local"
          value={values.ends}
          readOnly={!mayWrite}
          onChange={(event) => setValues({ ...values, ends: event.target.value })}
        />
      </Cluster>
      {wrong && (
        <Notice $tone="sale" role="alert">
          <FormattedMessage id={wrong} />
        </Notice>
      )}
      {mayWrite && (
        <SaveUndoButtons
          saveLabel={t('desk.price.save')}
          isChanged={isChanged}
          isBusy={save.isPending}
          onUndo={() => begin(product)}
        />
      )}
      {/* Below the buttons: it comes while one is pressed, and would move it away. */}
      {isChanged && preview.data && <PricePreview preview={preview.data} items={product.items} name={product.name} />}
    </Stack>
  );
}

/** The product as it is once what is typed was saved, until it is read anew. */
const savedAs = (values: PriceValues, seen: DeskProduct): Partial<DeskProduct> => {
  const read = readPrices(values, new Date(0));
  if ('wrong' in read) return {};
  return {
    discount: read.input.discount,
    discountEnds: read.input.discountEnds,
    items: seen.items.map((item) => ({
      ...item,
      ...read.input.variants.find(({ id }) => id === item.id),
    })) as DeskProduct['items'],
  };
};

type RowsProps = {
  product: DeskProduct;
  values: PriceValues;
  onChange: (values: PriceValues) => void;
  isReadOnly: boolean;
};

function PriceRows({ product, values, onChange, isReadOnly }: RowsProps) {
  const t = useT();
  const set = (id: number, change: Partial<PriceValues['variants'][number]>) =>
    onChange({ ...values, variants: values.variants.map((row) => (row.id === id ? { ...row, ...change } : row)) });
  const nameOf = (sku: string) => sku.split(',').join(', ') || product.name;
  return (
    <Frame role="region" aria-label={t('desk.price.title')} tabIndex={0}>
      <Table>
        <caption>{t('desk.price.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.product.variant')}</th>
            <th scope="col">{t('desk.price.price')}</th>
            <th scope="col">{t('desk.price.compared')}</th>
            <th scope="col" data-number data-wide>
              {t('desk.price.shown')}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.items.map(({ id, sku, shownCents }) => {
            const row = values.variants.find((one) => one.id === id);
            return (
              <tr key={id}>
                <th scope="row">{nameOf(sku)}</th>
                <td>
                  <TextInput
                    aria-label={t('desk.price.priceOf', { name: nameOf(sku) })}
                    inputMode="decimal"
                    value={row?.price ?? ''}
                    readOnly={isReadOnly}
                    onChange={(event) => set(id, { price: event.target.value })}
                  />
                </td>
                <td>
                  <TextInput
                    aria-label={t('desk.price.comparedOf', { name: nameOf(sku) })}
                    inputMode="decimal"
                    value={row?.compared ?? ''}
                    readOnly={isReadOnly}
                    onChange={(event) => set(id, { compared: event.target.value })}
                  />
                </td>
                <td data-number data-wide>
                  <Cents cents={shownCents} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
