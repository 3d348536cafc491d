import type { CouponTermsInput } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { FieldGrid, SelectField, TextField } from '@souk/ui';
import { priceLimits } from '../parts/cents';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { Panel } from '../parts/layout';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { type CouponValues, readCoupon } from './coupon-values';
import { useFieldFaults } from '../parts/use-field-faults';
import { ProductPicker } from './product-picker';
import { StoreTimeField, useStoreZone } from '../parts/store-time';

type Props = {
  begin: CouponValues;
  /** How many were received: no fewer can be given. */
  received: number;
  isMerchants: boolean;
  saveLabel: string;
  isNew?: boolean;
  isReadOnly?: boolean;
  isBusy: boolean;
  /** Calls `saved` once it is. */
  onSave: (terms: CouponTermsInput, saved: () => void) => void;
};

/** Fields that are not called by their own names. */
const otherNames: Readonly<Record<string, string>> = {
  products: 'desk.coupon.scope.products',
  categoryId: 'desk.product.category',
};

/** What a coupon promises: names, what it takes off and for what, who can receive it and until when it holds. */
export function CouponForm({ begin, received, isMerchants, saveLabel, isNew, isReadOnly, isBusy, onSave }: Props) {
  const t = useT();
  const zone = useStoreZone();
  const draft = useDraft(begin, isBusy);
  const { values, setValues } = draft;
  const read = readCoupon(values, { received, isMerchants, now: storeNow(), zone });
  const fields = useFieldFaults('faults' in read ? read.faults : {}, priceLimits);
  const set = (change: Partial<CouponValues>) => setValues({ ...values, ...change });
  const store = () => {
    if (fields.check() && 'terms' in read && !isBusy) onSave(read.terms, () => draft.saved(values));
  };
  const text = (field: keyof CouponValues, more: { isRequired?: boolean; hint?: string } = {}) => (
    <TextField
      label={t(`desk.coupon.${field}`)}
      value={String(values[field])}
      maxLength={80}
      error={fields.errorOf(field)}
      {...more}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  const moment = (field: 'receiveStarts' | 'receiveEnds' | 'useStarts' | 'useEnds', isRequired = false) => (
    <StoreTimeField
      label={t(`desk.coupon.${field}`)}
      value={values[field]}
      isRequired={isRequired}
      error={fields.errorOf(field)}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(otherNames[field] ?? `desk.coupon.${field}`)}
      textOf={(field, value) =>
        field === 'validity' || field === 'scope' ? t(`desk.coupon.${field}.${value}`) : undefined
      }
      saveLabel={saveLabel}
      isBusy={isBusy}
      wrong={fields.wrong}
      isNew={isNew}
      isReadOnly={isReadOnly}
      gap={5}
      onSave={store}
    >
      <Panel title={t('desk.coupon.what')}>
        <FieldGrid>
          {text('nameEn', { isRequired: true })}
          {text('nameFr', { isRequired: true })}
          {text('money', { isRequired: true })}
          {text('min', { hint: t('desk.coupon.minHint') })}
        </FieldGrid>
        <Scope values={values} isMerchants={isMerchants} errorOf={fields.errorOf} onChange={set} />
      </Panel>
      <Panel title={t('desk.coupon.receive')}>
        <FieldGrid>
          {moment('receiveStarts')}
          {moment('receiveEnds')}
          {text('total', { hint: t('desk.coupon.totalHint') })}
        </FieldGrid>
      </Panel>
      <Panel title={t('desk.coupon.use')}>
        <SelectField
          label={t('desk.coupon.validity')}
          value={values.validity}
          onChange={(event) => set({ validity: event.target.value as CouponValues['validity'] })}
        >
          <option value="days">{t('desk.coupon.validity.days')}</option>
          <option value="window">{t('desk.coupon.validity.window')}</option>
        </SelectField>
        <FieldGrid>
          {values.validity === 'days' ? (
            text('days', { isRequired: true })
          ) : (
            <>
              {moment('useStarts')}
              {moment('useEnds', true)}
            </>
          )}
        </FieldGrid>
      </Panel>
    </DraftForm>
  );
}

type ScopeProps = {
  values: CouponValues;
  isMerchants: boolean;
  errorOf: (field: keyof CouponValues) => string | null;
  onChange: (change: Partial<CouponValues>) => void;
};

function Scope({ values, isMerchants, errorOf, onChange }: ScopeProps) {
  const t = useT();
  const { base } = useDesk();
  const choices = useDeskQuery('productChoices', {});
  return (
    <>
      <SelectField
        label={t('desk.coupon.scope')}
        value={values.scope}
        error={errorOf('scope')}
        onChange={(event) => onChange({ scope: event.target.value as CouponValues['scope'] })}
      >
        {(isMerchants ? (['all', 'products'] as const) : (['all', 'products', 'category'] as const)).map((scope) => (
          <option key={scope} value={scope}>
            {t(isMerchants && scope === 'all' ? 'desk.coupon.scope.shop' : `desk.coupon.scope.${scope}`)}
          </option>
        ))}
      </SelectField>
      {values.scope === 'products' && (
        <ProductPicker
          key={base}
          chosen={values.products}
          error={errorOf('products')}
          onChange={(products) => onChange({ products })}
        />
      )}
      {values.scope === 'category' && (
        <SelectField
          label={t('desk.product.category')}
          value={values.categoryId}
          isRequired
          error={errorOf('categoryId')}
          onChange={(event) => onChange({ categoryId: Number(event.target.value) })}
        >
          <option value={0}>{t('desk.words.chooseCategory')}</option>
          {choices.data?.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
