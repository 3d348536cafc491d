import type { Refund } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { type FormRule, ruleResolver, useApi } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Card, from, SectionTitle, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { orderKey } from '../parts/order/order-key';
import { useFormChange } from '../parts/use-form-change';
import { refundsStale } from './refund.queries';

type Values = { expressName: string; trackingNumber: string };

const rules: readonly FormRule<Values>[] = [
  { field: 'expressName', messageId: 'refunds.carrierMissing', broken: (v) => v.expressName.trim() === '' },
  { field: 'trackingNumber', messageId: 'refunds.trackingMissing', broken: (v) => v.trackingNumber.trim() === '' },
];

/** Says which parcel brings the goods back. */
export function ReturnParcel({ refund: { refundOrderNo, merOrderNo, returnAddress } }: { refund: Refund }) {
  const api = useApi();
  const form = useForm<Values>({
    defaultValues: { expressName: '', trackingNumber: '' },
    resolver: ruleResolver(rules),
  });
  const { dropDraft } = useFormDraft(form, `parcel.${refundOrderNo}`);
  const { send, errorOf, trouble } = useFormChange(form, {
    call: (values: Values, once) =>
      api.refunds.returning({ refundOrderNo, ...values }, { ...orderKey(merOrderNo), ...once }),
    done: 'refunds.parcelSaved',
    sent: dropDraft,
    stale: refundsStale,
  });
  return (
    <Card>
      <Form noValidate onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <SectionTitle>
          <FormattedMessage id="refunds.parcelTitle" />
        </SectionTitle>
        <p>
          <FormattedMessage id="refunds.parcelText" />
        </p>
        {returnAddress && <address>{returnAddress}</address>}
        <TextField
          {...form.register('expressName')}
          label={<FormattedMessage id="refunds.carrier" />}
          maxLength={100}
          error={errorOf('expressName')}
          isRequired
        />
        <TextField
          {...form.register('trackingNumber')}
          label={<FormattedMessage id="refunds.tracking" />}
          maxLength={60}
          error={errorOf('trackingNumber')}
          isRequired
        />
        {trouble}
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          <FormattedMessage id="refunds.parcelSend" />
        </Button>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  & > address {
    padding: 12px 16px;
    border-radius: var(--radius);
    background: var(--color-sunken);
    font-style: normal;
    white-space: pre-line;
  }
  & > button {
    justify-self: start;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :is(h2, p, address, button, [role='alert']) {
      grid-column: 1 / -1;
    }
  }
`;
