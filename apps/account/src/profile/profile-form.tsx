import type { UserInfo } from '@souk/contract';
import { isPhoneText } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { ruleResolver, useApi, type FormRule } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Card, Stack, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { userQueries } from '../parts/user.queries';
import { useChange } from '../parts/use-change';
import { useFormChange } from '../parts/use-form-change';
import { AvatarPicker } from './avatar-picker';
import { SignInSettings } from './sign-in-settings';
import { useProfileChange } from './use-profile';

/** Picture, name, e-mail and phone, and how the shopper signs in. Source: ACCT-01. */
export function ProfileForm() {
  const query = useQuery(userQueries(useApi()).info());
  return (
    <Loaded query={query} skeleton={<FormShape picturePx={88} />}>
      {(info) => (
        <Sheets>
          <Card>
            <Fields info={info} />
          </Card>
          <SignInSettings email={info.email} />
        </Sheets>
      )}
    </Loaded>
  );
}

type Values = { nickname: string; phone: string };

const rules: readonly FormRule<Values>[] = [
  { field: 'nickname', messageId: 'profile.nicknameMissing', broken: ({ nickname }) => nickname.trim() === '' },
  {
    field: 'phone',
    messageId: 'rule.phoneInvalid',
    broken: ({ phone }) => phone !== '' && !isPhoneText(phone),
  },
  // Without it the server would have to guess the country.
  { field: 'phone', messageId: 'profile.phoneCode', broken: ({ phone }) => phone !== '' && !/^(\+|00)/.test(phone) },
];

const valuesOf = ({ nickname, phone }: UserInfo): Values => ({ nickname, phone: phone ?? '' });

function Fields({ info }: { info: UserInfo }) {
  const change = useProfileChange();
  const picture = useChange(change);
  const form = useForm<Values>({
    defaultValues: valuesOf(info),
    values: valuesOf(info),
    // What another tab changed meanwhile is shown, but takes nothing that is typed.
    resetOptions: { keepDirtyValues: true },
    resolver: ruleResolver(rules),
  });
  const { dropDraft } = useFormDraft(form, 'profile');
  const { send, errorOf, trouble } = useFormChange(form, {
    ...change,
    sent: (saved) => {
      dropDraft();
      change.sent(saved);
    },
  });
  const { dirtyFields } = form.formState;
  /** Only what was changed here: what another tab changed meanwhile is not saved over. */
  const save = ({ nickname, phone }: Values) => {
    const changes = {
      ...(dirtyFields.nickname || !dirtyFields.phone ? { nickname } : {}),
      ...(dirtyFields.phone ? { phone: phone || null } : {}),
    };
    send.mutate(changes, { onSuccess: (saved) => form.reset(valuesOf(saved)) });
  };
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={form.handleSubmit(save)}>
      <AvatarPicker
        avatar={info.avatar}
        name={info.nickname}
        isSaving={picture.isPending}
        onChange={(avatar) => picture.mutate({ avatar })}
      />
      <TextField
        {...form.register('nickname')}
        label={<FormattedMessage id="profile.nickname" />}
        hint={<FormattedMessage id="profile.nicknameHint" />}
        autoComplete="nickname"
        maxLength={60}
        error={errorOf('nickname')}
        isRequired
      />
      {info.email && (
        <TextField
          label={<FormattedMessage id="profile.email" />}
          hint={<FormattedMessage id="profile.emailHint" />}
          value={info.email}
          readOnly
        />
      )}
      <TextField
        {...form.register('phone')}
        label={<FormattedMessage id="profile.phone" />}
        hint={<FormattedMessage id="profile.phoneHint" />}
        mark={<FormattedMessage id="word.optional" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        error={errorOf('phone')}
      />
      {trouble}
      <Save type="submit" variant="primary" isBusy={send.isPending}>
        <FormattedMessage id="profile.save" />
      </Save>
    </Stack>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: 20px;
  max-width: 560px;
`;
const Save = styled(Button)`
  align-self: flex-start;
`;
