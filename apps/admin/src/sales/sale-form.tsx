import type { SaleTerms } from '@souk/contract/desk';
import {
  DraftForm,
  type FieldFaults,
  faultsIn,
  instantIn,
  Panel,
  ProductPicker,
  StoreTimeField,
  useFieldFaults,
  useDraft,
  useStoreZone,
} from '@souk/desk';
import { isSaleStartPast } from '@souk/domain/desk';
import { useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { FieldGrid, TextField } from '@souk/ui';

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

/** What is typed as the call takes it, or what is wrong with it. `begun`: what the form began with. */
export const readSale = (
  values: SaleValues,
  { begun, now, zone }: { begun: SaleValues; now: Date; zone: string },
): { terms: SaleTerms } | { faults: FieldFaults<keyof SaleValues> } => {
  const percent = /^\d{1,2}$/.test(values.percent.trim()) ? Number(values.percent) : 0;
  const starts = instantIn(values.starts, zone);
  const ends = instantIn(values.ends, zone);
  const isEnd = ends && ends > now && !(starts && ends <= starts);
  const isCount = values.products.length > 0 && values.products.length <= mostProducts;
  const faults = faultsIn({
    nameEn: values.nameEn.trim() ? null : 'desk.fieldMissing',
    nameFr: values.nameFr.trim() ? null : 'desk.fieldMissing',
    percent: percent < 1 || percent > 90 ? 'admin.sales.badPercent' : null,
    starts: isSaleStartPast(starts, instantIn(begun.starts, zone), now) ? 'admin.sales.startPast' : null,
    ends: isEnd ? null : 'admin.sales.endMissing',
    products: isCount ? null : 'admin.sales.productsMissing',
  });
  if (!isEnd || Object.keys(faults).length > 0) return { faults };
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
  const read = readSale(values, { begun: begin, now: storeNow(), zone });
  const fields = useFieldFaults('faults' in read ? read.faults : {});
  const set = (change: Partial<SaleValues>) => setValues({ ...values, ...change });
  const store = () => {
    if (fields.check() && 'terms' in read && !isBusy) onSave(read.terms, () => draft.saved(values));
  };
  const field = (name: 'nameEn' | 'nameFr' | 'percent' | 'starts' | 'ends', Kind = TextField) => (
    <Kind
      label={t(names[name])}
      value={values[name]}
      maxLength={80}
      isRequired={name !== 'starts'}
      error={fields.errorOf(name)}
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
      wrong={fields.wrong}
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
        <ProductPicker
          chosen={values.products}
          error={fields.errorOf('products')}
          onChange={(products) => set({ products })}
        />
      </Panel>
    </DraftForm>
  );
}
