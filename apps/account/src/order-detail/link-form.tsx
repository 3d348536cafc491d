import { isEmail } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { type FormRule, ruleResolver, useApi, useFormErrors, usePanels } from '@souk/state';
import { Button, Card, Cluster, Notice, SectionTitle, Stack, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';

type Values = { orderNo: string; email: string };

const rules: readonly FormRule<Values>[] = [
  { field: 'orderNo', messageId: 'orderDetail.numberMissing', broken: (v) => v.orderNo.trim() === '' },
  { field: 'email', messageId: 'rule.emailRequired', broken: (v) => v.email.trim() === '' },
  { field: 'email', messageId: 'rule.emailInvalid', broken: (v) => !isEmail(v.email.trim()) },
];

type Props = {
  orderNo: string;
  /** The token of the link no longer opens anything. */
  isExpired?: boolean;
};

/**
 * For who is not signed in: sign in, or have the link to a guest's order mailed. The answer never says whether it exists.
 * Source: docs/contract.md "Guests"; docs/expectations K12, A2.
 */
export function LinkForm({ orderNo, isExpired = false }: Props) {
  const api = useApi();
  const openPanel = usePanels((panels) => panels.openPanel);
  const form = useForm<Values>({ defaultValues: { orderNo, email: '' }, resolver: ruleResolver(rules) });
  const ask = useMutation({ mutationFn: (values: Values) => api.orders.visitorLink(values) });
  const errors = useFormErrors(form, ask.error);
  return (
    <Sheet>
      <Stack $gap={5} as="form" noValidate onSubmit={form.handleSubmit((values) => ask.mutate(values))}>
        <SectionTitle as="h1">
          <FormattedMessage id="orderDetail.linkTitle" />
        </SectionTitle>
        <p>
          <FormattedMessage id={isExpired ? 'orderDetail.linkExpired' : 'orderDetail.linkText'} />
        </p>
        {ask.isSuccess && (
          <Notice $tone="ok" role="status">
            {ask.data}
          </Notice>
        )}
        {errors.whole && (
          <Notice $tone="sale" role="alert">
            {errors.whole}
          </Notice>
        )}
        <TextField
          {...form.register('orderNo')}
          label={<FormattedMessage id="orderDetail.number" />}
          maxLength={40}
          autoCapitalize="characters"
          error={errors.of('orderNo')}
          isRequired
        />
        <TextField
          {...form.register('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          label={<FormattedMessage id="orderDetail.email" />}
          error={errors.of('email')}
          isRequired
        />
        <Cluster>
          <Button type="submit" variant="primary" isBusy={ask.isPending}>
            <FormattedMessage id="orderDetail.sendLink" />
          </Button>
          <Button onClick={() => openPanel({ kind: 'login', email: form.getValues('email') })}>
            <FormattedMessage id="orderDetail.signIn" />
          </Button>
        </Cluster>
      </Stack>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  width: min(100%, 520px);
  margin-inline: auto;
`;
