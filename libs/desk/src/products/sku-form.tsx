import { type DeskProduct, skuCodeMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { TextInput } from '@souk/ui';
import type { ClipboardEvent } from 'react';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { toNextEmptyField } from '../parts/next-empty-field';
import { pastedCells, withPasted } from './pasted-cells';
import { VariantTable } from './variant-table';
import { variantName } from './variant-values';
import { useProductChange } from './use-product-change';

const codesOf = ({ items }: DeskProduct): { codes: Readonly<Record<number, string>> } => ({
  codes: Object.fromEntries(items.map(({ id, skuCode }) => [id, skuCode])),
});

/** The merchant's own code of each variant, saved together. A column of a spreadsheet is pasted into one field. */
export default function SkuForm({ product }: { product: DeskProduct }) {
  const t = useT();
  const save = useProductChange('variantsSale', { done: 'desk.sku.saved' });
  const draft = useDraft(codesOf(product), save.isPending);
  const { values, setValues } = draft;
  const ids = product.items.map(({ id }) => id);
  const nameOf = (id: number | string) => {
    const item = product.items.find((one) => String(one.id) === String(id).replace(/^codes\./, ''));
    return item ? t('desk.sku.of', { name: variantName(product, item) }) : String(id);
  };
  const store = () => {
    const variants = product.items.map(({ id, skuCode }) => ({ id, skuCode: (values.codes[id] ?? skuCode).trim() }));
    const input = { id: product.id, version: product.version, variants };
    if (!save.isPending) save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  const paste = (id: number) => (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    const fitting = cells.map((row) => row.map((cell) => cell.slice(0, skuCodeMost)));
    setValues((now) => withPasted(now, { ids, columns: ['codes'] }, { id, column: 'codes' }, fitting));
  };
  return (
    <DraftForm draft={draft} nameOf={nameOf} saveLabel={t('desk.sku.save')} isBusy={save.isPending} onSave={store}>
      <p>
        <FormattedMessage id="desk.sku.text" />
      </p>
      <VariantTable
        product={product}
        title={t('desk.sku.title')}
        columns={[
          {
            id: 'code',
            header: t('desk.sku.title'),
            cell: ({ id, skuCode }, name) => (
              <TextInput
                aria-label={t('desk.sku.of', { name })}
                value={values.codes[id] ?? skuCode}
                maxLength={skuCodeMost}
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ target: { value } }) => setValues((now) => ({ codes: { ...now.codes, [id]: value } }))}
                onPaste={paste(id)}
                onKeyDown={toNextEmptyField}
              />
            ),
          },
        ]}
      />
    </DraftForm>
  );
}
