import { DraftConflict, faultsIn, useDesk, useDeskChange, useDraft, useFieldFaults } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, TextField } from '@souk/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { rateText, typedRate } from './rate-values';

type Props = {
  /** Null: the store's rate, which is never empty. */
  merchantId: number | null;
  rate: number | null;
  label: string;
  /** The rate that holds while the field is empty. */
  placeholder?: string;
  saveLabel: string;
};

/** One rate of the commission, for orders that are made later. */
export function RateForm({ merchantId, rate, label, placeholder, saveLabel }: Props) {
  const { may } = useDesk();
  const save = useDeskChange('rateSave', { done: 'admin.rates.saved' });
  const draft = useDraft({ text: rateText(rate) }, save.isPending);
  const { isChanged } = draft;
  const { text } = draft.values;
  const to = typedRate(text);
  const isRate = to !== undefined && (to !== null || merchantId !== null);
  const fields = useFieldFaults(faultsIn({ rate: isRate ? null : 'admin.rates.bad' }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || to === undefined || !isChanged || save.isPending) return;
    draft.submit(() => save.mutate({ merchantId, from: rate, to }, { onSuccess: () => draft.saved(draft.values) }));
  };
  return (
    <Row noValidate onSubmit={submit}>
      <DraftConflict draft={draft} nameOf={() => label} />
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        maxLength={8}
        inputMode="decimal"
        disabled={!may('payouts.write')}
        error={fields.errorOf('rate')}
        onChange={(event) => draft.setValues({ text: event.target.value })}
      />
      {may('payouts.write') && (
        <Button type="submit" aria-label={saveLabel} disabled={!isChanged} isBusy={save.isPending}>
          <FormattedMessage id="admin.rates.save" />
        </Button>
      )}
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  & > [role='alert'] {
    grid-column: 1 / -1;
  }
`;
