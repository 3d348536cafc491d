import type { SignOutState } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { type FormRule, ruleResolver, type SessionUser, useApi, useSay, useSession } from '@souk/state';
import { saveText } from '@souk/state/save-file';
import { Button, Card, SectionTitle, Stack, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useFormChange } from '../parts/use-form-change';

/** The shopper's data: to take along, and to have deleted. Source: docs/expectations, A5. */
export function OwnData() {
  return (
    <Sheets>
      <ExportData />
      <DeleteAccount />
    </Sheets>
  );
}

function ExportData() {
  const api = useApi();
  const say = useSay();
  const fetchAll = useMutation({
    mutationFn: () => api.users.export(),
    onSuccess: (data) => {
      saveText({ name: 'souk-data.json', text: JSON.stringify(data, null, 2), type: 'application/json' });
      say.done('data.exported');
    },
    onError: say.failed,
  });
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>
          <FormattedMessage id="data.exportTitle" />
        </SectionTitle>
        <p>
          <FormattedMessage id="data.exportText" />
        </p>
        <Line>
          <Button isBusy={fetchAll.isPending} onClick={() => fetchAll.mutate()}>
            <FormattedMessage id="data.export" />
          </Button>
        </Line>
      </Stack>
    </Card>
  );
}

type Values = { confirm: string };

function DeleteAccount() {
  const api = useApi();
  const navigate = useNavigate();
  const { user } = useSession();
  const [contact, wrong] = contactOf(user);
  const rules: readonly FormRule<Values>[] = [
    {
      field: 'confirm',
      messageId: wrong,
      broken: ({ confirm }) => confirm.trim().toLowerCase() !== contact.toLowerCase(),
    },
  ];
  const form = useForm<Values>({ defaultValues: { confirm: '' }, resolver: ruleResolver(rules) });
  const { send, errorOf, trouble } = useFormChange(form, {
    call: ({ confirm }: Values) => api.users.delete({ confirm: confirm.trim() }),
    // Signing out ends the tokens and empties the page, wherever its reader is by then.
    sent: () => void navigate('/logout', { state: { told: 'accountDeleted' } satisfies SignOutState }),
    stale: [],
  });
  return (
    <Card as="section">
      <Stack as="form" $gap={4} noValidate onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <SectionTitle>
          <FormattedMessage id="data.deleteTitle" />
        </SectionTitle>
        <p>
          <FormattedMessage id="data.deleteText" />
        </p>
        <TextField
          {...form.register('confirm')}
          label={<FormattedMessage id="data.confirm" values={{ email: contact }} />}
          autoComplete="off"
          error={errorOf('confirm')}
          isRequired
        />
        {trouble}
        <Line>
          <Button type="submit" variant="danger" isBusy={send.isPending}>
            <FormattedMessage id="data.delete" />
          </Button>
        </Line>
      </Stack>
    </Card>
  );
}

/** What is typed to confirm, and what is said where it is not that. An account by phone has no e-mail, and may have taken its number out. */
const contactOf = (user: SessionUser | null): [contact: string, wrong: string] => {
  if (user?.email) return [user.email, 'data.confirmWrong'];
  return user?.phone ? [user.phone, 'data.confirmWrongPhone'] : [user?.nickname ?? '', 'data.confirmWrongName'];
};

const Sheets = styled.div`
  display: grid;
  gap: 20px;
  max-width: 640px;
  & p {
    color: var(--color-ink-soft);
  }
`;
const Line = styled.div`
  display: flex;
`;
