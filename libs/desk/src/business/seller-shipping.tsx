import { type DeskShipping, shippingMostCents } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { storeNow } from '@souk/state';
import { FieldGrid, TextField } from '@souk/ui';
import { useDraft } from '../parts/draft';
import { useFieldFaults } from '../parts/use-field-faults';
import { DraftForm } from '../parts/draft-form';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { readShipping, shippingValuesOf, type ShippingValues } from './shipping-values';
import { StoreTimeField, useFieldPlace } from '../parts/store-time';

/** What a merchant takes for sending, how long it takes, and until when they are away. */
export function SellerShipping({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('shipping', { id })}>{(rules) => <Shown key={rules.id} rules={rules} />}</Loaded>;
}

function Shown({ rules }: { rules: DeskShipping }) {
  const t = useT();
  const { may } = useDesk();
  const place = useFieldPlace();
  const save = useDeskChange('shippingSave', { done: 'desk.shipping.saved' });
  const draft = useDraft(shippingValuesOf(rules, place), save.isPending);
  const { values, setValues } = draft;
  const read = readShipping(values, { now: storeNow(), zone: place.zone });
  const fields = useFieldFaults('faults' in read ? read.faults : {}, { most: shippingMostCents / 100 });
  const store = () => {
    if (!fields.check() || 'faults' in read || save.isPending) return;
    save.mutate({ ...read.rules, id: rules.id, version: rules.version }, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: keyof ShippingValues) => ({
    value: values[name],
    error: fields.errorOf(name),
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <Panel title={t('desk.shipping.title')}>
      <p>
        <FormattedMessage id="desk.shipping.text" />
      </p>
      <fieldset disabled={!may('shipping.write')} style={{ display: 'contents' }}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`desk.shipping.${field === 'away' ? 'awayUntil' : field}`)}
          saveLabel={t('desk.shipping.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isReadOnly={!may('shipping.write')}
          onSave={store}
        >
          <FieldGrid>
            <TextField {...field('fee')} label={t('desk.shipping.fee')} inputMode="decimal" isRequired />
            <TextField
              {...field('freeFrom')}
              label={t('desk.shipping.freeFrom')}
              hint={t('desk.shipping.freeFromHint')}
              inputMode="decimal"
            />
            <TextField {...field('minDays')} label={t('desk.shipping.minDays')} inputMode="numeric" isRequired />
            <TextField {...field('maxDays')} label={t('desk.shipping.maxDays')} inputMode="numeric" isRequired />
          </FieldGrid>
          <h3>{t('desk.shipping.away')}</h3>
          <StoreTimeField {...field('away')} label={t('desk.shipping.awayUntil')} hint={t('desk.shipping.awayHint')} />
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
