import type { DeskProduct } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Checkbox, Cluster, Notice, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DraftConflict, useDraft } from '../parts/draft';
import { SaveUndoButtons } from '../parts/form-buttons';
import { useDeskChange } from '../parts/use-desk';
import { Frame, Table } from '../table/table-look';
import {
  hasValue,
  isOnSale,
  newVariants,
  type SaleValues,
  saleOf,
  takenOff,
  variantName,
  withValue,
} from './variant-values';
import { TakeOffDialog } from './take-off-dialog';

/** Variants of a product, and which of them are on sale: saved together. What leaves the shop is named, and asked about, before it does. */
export function VariantList({ product }: { product: DeskProduct }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const save = useDeskChange('variantsSale', { done: 'desk.variants.saved', then: () => setAsking(false) });
  const draft = useDraft(saleOf(product), save.isPending, newVariants);
  const { values, setValues, isChanged } = draft;
  const taken = takenOff(product, values);
  const store = () => {
    const variants = product.items.map((item) => ({ id: item.id, onSale: isOnSale(item, values) }));
    if (!save.isPending)
      save.mutate({ id: product.id, version: product.version, variants }, { onSuccess: () => draft.saved(values) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasNone = !product.items.some((item) => isOnSale(item, values));
    setEmpty(hasNone);
    if (hasNone) return;
    if (taken.length > 0) setAsking(true);
    else store();
  };
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={submit}>
      <DraftConflict {...draft} />
      {product.options.length > 1 && <ByValue product={product} values={values} onChange={setValues} />}
      <Rows product={product} values={values} onChange={setValues} />
      {isEmpty && (
        <Notice $tone="sale" role="alert">
          <FormattedMessage id="desk.variants.noneLeft" />
        </Notice>
      )}
      <SaveUndoButtons
        saveLabel={t('desk.variants.save')}
        isChanged={isChanged}
        isBusy={save.isPending}
        onUndo={draft.undo}
      />
      {isAsking && (
        <TakeOffDialog
          product={product}
          taken={taken}
          isBusy={save.isPending}
          onConfirm={store}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

type PartProps = {
  product: DeskProduct;
  values: SaleValues;
  onChange: (change: (now: SaleValues) => SaleValues) => void;
};

/** One button for each value: it takes all variants of that value off sale, or puts them on where none is. */
function ByValue({ product, values, onChange }: PartProps) {
  const t = useT();
  return product.options.map(({ name, values: all }, option) => (
    <Cluster key={name} role="group" aria-label={name} $gap={2}>
      {all.map((value) => {
        const isOn = product.items.some((item) => hasValue(item, option, value) && isOnSale(item, values));
        return (
          <Button
            key={value}
            size="sm"
            onClick={() => onChange((now) => withValue(product, now, { option, value, isOn: !isOn }))}
          >
            {t(isOn ? 'desk.variants.takeOff' : 'desk.variants.putOn', { value })}
          </Button>
        );
      })}
    </Cluster>
  ));
}

function Rows({ product, values, onChange }: PartProps) {
  const t = useT();
  return (
    <Frame role="region" aria-label={t('desk.variants.title')} tabIndex={0}>
      <Table>
        <caption>{t('desk.variants.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.product.variant')}</th>
            <th scope="col" data-number>
              {t('desk.products.stock')}
            </th>
            <th scope="col">{t('desk.product.onSale')}</th>
          </tr>
        </thead>
        <tbody>
          {product.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{variantName(product, item)}</th>
              <td data-number>{item.stock}</td>
              <td>
                <Checkbox
                  aria-label={t('desk.variants.onSaleOf', { name: variantName(product, item) })}
                  checked={isOnSale(item, values)}
                  onChange={(event) => {
                    const { checked } = event.target;
                    onChange((now) => ({ ...now, [item.id]: checked }));
                  }}
                >
                  {null}
                </Checkbox>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
