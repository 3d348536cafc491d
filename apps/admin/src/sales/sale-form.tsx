import type { SaleTerms } from '@souk/contract/desk';
import { DraftForm, instantIn, Panel, ProductPicker, StoreTimeField, useDraft, useStoreZone } from '@souk/desk';
import { useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { FieldGrid, TextField } from '@souk/ui';
import { useState } from 'react';

/** What the form holds, as it is typed. `starts` (empty: at once, or it runs already) and `ends` as `datetime-local` has it, by the store's clock. */
export type SaleValues = {
  nameEn: string;
  nameFr: string;
  percent: string;
  starts: string;
  ends: string;
  products: readonly { id: number; name: string }[];
};

const mostProducts = 40;

/** What is typed as the call takes it, or the message id of what is wrong with it. */
export const readSale = (
  values: SaleValues,
  { now, zone }: { now: Date; zone: string },
): { terms: SaleTerms } | { wrong: string } => {
  const percent = /^\d{1,2}$/.test(values.percent.trim()) ? Number(values.percent) : 0;
  const starts = instantIn(values.starts, zone);
  const ends = instantIn(values.ends, zone);
  if (!values.nameEn.trim() || !values.nameFr.trim()) return { wrong: 'admin.sales.nameMissing' };
  if (percent < 1 || percent > 90) return { wrong: 'admin.sales.badPercent' };
  if (!ends || ends <= now || (starts && ends <= starts)) return { wrong: 'admin.sales.endMissing' };
  if (values.products.length === 0 || values.products.length > mostProducts)
    return { wrong: 'admin.sales.productsMissing' };
  return {
    terms: {
      nameEn: values.nameEn.trim(),
      nameFr: values.nameFr.trim(),
      percent,
      startsAt: starts?.toISOString() ?? null,
      endsAt: ends.toISOString(),
      productIds: values.products.map(({ id }) => id),
    },
  };
};

const names: Readonly<Record<keyof SaleValues, string>> = {
  nameEn: 'admin.sales.nameEn',
  nameFr: 'admin.sales.nameFr',
  percent: 'admin.sales.percentField',
  starts: 'admin.sales.startsField',
  ends: 'admin.sales.endsField',
  products: 'admin.sales.of',
};

type Props = {
  begin: SaleValues;
  saveLabel: string;
  /** It has begun, and keeps its beginning. */
  isRunning?: boolean;
  isNew?: boolean;
  isReadOnly?: boolean;
  isBusy: boolean;
  /** Calls `saved` once it is. */
  onSave: (terms: SaleTerms, saved: () => void) => void;
};

/** A flash sale: its names, what comes off, from when until when, and of which products. */
export function SaleForm({ begin, saveLabel, isRunning, isNew, isReadOnly, isBusy, onSave }: Props) {
  const t = useT();
  const zone = useStoreZone();
  const draft = useDraft(begin, isBusy);
  const { values, setValues } = draft;
  const [wrong, setWrong] = useState<string | null>(null);
  const set = (change: Partial<SaleValues>) => setValues({ ...values, ...change });
  const store = () => {
    const read = readSale(values, { now: storeNow(), zone });
    if ('wrong' in read) return setWrong(read.wrong);
    setWrong(null);
    if (!isBusy) onSave(read.terms, () => draft.saved(values));
  };
  const field = (name: 'nameEn' | 'nameFr' | 'percent' | 'starts' | 'ends', Kind = TextField) => (
    <Kind
      label={t(names[name])}
      value={values[name]}
      maxLength={80}
      isRequired={name !== 'starts'}
      hint={name === 'starts' ? t('admin.sales.startsHint') : undefined}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(names[field as keyof SaleValues])}
      saveLabel={isNew && values.starts ? t('admin.sales.plan') : saveLabel}
      isBusy={isBusy}
      wrong={wrong}
      isNew={isNew}
      isReadOnly={isReadOnly}
      gap={5}
      onSave={store}
    >
      <Panel title={t('admin.sales.what')}>
        <FieldGrid>
          {field('nameEn')}
          {field('nameFr')}
          {field('percent')}
          {!isRunning && field('starts', StoreTimeField)}
          {field('ends', StoreTimeField)}
        </FieldGrid>
      </Panel>
      <Panel title={t('admin.sales.of')}>
        <ProductPicker chosen={values.products} onChange={(products) => set({ products })} />
      </Panel>
    </DraftForm>
  );
}
