import type { DeskProduct, DeskVariant } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { Button, Checkbox, Cluster } from '@souk/ui';
import { useState } from 'react';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { hasValue, isOnSale, type SaleValues, saleOf, takenOff, variantName, withValue } from './variant-values';
import { TakeOffDialog } from './take-off-dialog';
import { VariantTable } from './variant-table';
import { useProductChange } from './use-product-change';

/** Variants of a product, and which of them are on sale: saved together. What leaves the shop is named, and asked about, before it does. */
export function VariantList({ product }: { product: DeskProduct }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const save = useProductChange('variantsSale', { done: 'desk.variants.saved', then: () => setAsking(false) });
  const draft = useDraft(saleOf(product), save.isPending);
  const { values, setValues } = draft;
  const taken = takenOff(product, values);
  const store = () => {
    const variants = product.items.map((item) => ({ id: item.id, onSale: isOnSale(item, values) }));
    if (!save.isPending)
      save.mutate({ id: product.id, version: product.version, variants }, { onSuccess: () => draft.saved(values) });
  };
  const hasAny = product.items.some((item) => isOnSale(item, values));
  const none = 'desk.variants.noneLeft';
  const fields = useFieldFaults(faultsIn({ onSale: hasAny ? null : none }));
  const check = () => {
    if (!fields.check()) return;
    if (taken.length > 0) setAsking(true);
    else store();
  };
  return (
    <DraftForm
      draft={draft}
      nameOf={(id) => nameOf(product, id)}
      saveLabel={t('desk.variants.save')}
      isBusy={save.isPending}
      wrong={fields.errorOf('onSale') === null ? null : none}
      onSave={check}
    >
      {product.options.length > 1 && <ByValue product={product} values={values} onChange={setValues} />}
      <Rows product={product} values={values} onChange={setValues} />
      {isAsking && (
        <TakeOffDialog
          product={product}
          taken={taken}
          isBusy={save.isPending}
          onConfirm={store}
          onClose={() => setAsking(false)}
        />
      )}
    </DraftForm>
  );
}

const nameOf = (product: DeskProduct, id: string) => {
  const item = product.items.find((one) => String(one.id) === id);
  return item ? variantName(product, item) : id;
};

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
  const onSale = {
    id: 'onSale',
    header: t('desk.product.onSale'),
    cell: (item: DeskVariant, name: string) => (
      <Checkbox
        aria-label={t('desk.variants.onSaleOf', { name })}
        checked={isOnSale(item, values)}
        onChange={(event) => {
          const { checked } = event.target;
          onChange((now) => ({ ...now, [item.id]: checked }));
        }}
      >
        {null}
      </Checkbox>
    ),
  };
  return (
    <VariantTable
      product={product}
      title={t('desk.variants.title')}
      columns={[{ id: 'stock', header: t('desk.products.stock'), cell: ({ stock }) => stock, isNumber: true }, onSale]}
    />
  );
}
