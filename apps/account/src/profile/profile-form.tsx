import type { UserInfo } from '@souk/contract';
import { FormattedMessage, FormattedNumber } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { ruleResolver, useApi, useFormErrors, type FormRule } from '@souk/state';
import { Button, Card, from, SkeletonBlock, Stack, TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { userQueries } from '../parts/user.queries';
import { AvatarPicker } from './avatar-picker';
import { profilePartHref } from './profile.url';
import { useProfile } from './use-profile';

/** Picture, name, e-mail, phone; and what the shopper has: points, coupons, wishes. Source: ACCT-01. */
export function ProfileForm() {
  const query = useQuery(userQueries(useApi()).info());
  return (
    <Loaded query={query} skeleton={<ProfileShape />}>
      {(info) => (
        <Columns>
          <Card>
            <Fields info={info} />
          </Card>
          <Figures>
            <Figure to={profilePartHref('points')} label="profile.points" value={info.integral} />
            <Figure to="/users/coupon_list" label="account.coupons" value={info.couponCount} />
            <Figure to="/users/collection_list" label="account.wishList" value={info.collectCount} />
          </Figures>
        </Columns>
      )}
    </Loaded>
  );
}

/** The form, and the figures beside it, while they come. */
function ProfileShape() {
  return (
    <Columns>
      <FormShape picturePx={88} />
      <Figures as="div">
        {[0, 1, 2].map((figure) => (
          <SkeletonBlock key={figure} $height="84px" />
        ))}
      </Figures>
    </Columns>
  );
}

type Values = { nickname: string; phone: string };

const rules: readonly FormRule<Values>[] = [
  { field: 'nickname', messageId: 'profile.nicknameMissing', broken: ({ nickname }) => nickname.trim() === '' },
  {
    field: 'phone',
    messageId: 'rule.phoneInvalid',
    broken: ({ phone }) => phone !== '' && !/^\+?[\d ()./-]{4,31}$/.test(phone),
  },
];

function Fields({ info }: { info: UserInfo }) {
  const profile = useProfile();
  const form = useForm<Values>({
    values: { nickname: info.nickname, phone: info.phone ?? '' },
    resolver: ruleResolver(rules),
  });
  const errors = useFormErrors(form, profile.error);
  const save = ({ nickname, phone }: Values) => profile.mutate({ nickname, phone: phone || null });
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={form.handleSubmit(save)}>
      <AvatarPicker
        avatar={info.avatar}
        name={info.nickname}
        isSaving={profile.isPending}
        onChange={(avatar) => profile.mutate({ avatar })}
      />
      <TextField
        {...form.register('nickname')}
        label={<FormattedMessage id="profile.nickname" />}
        hint={<FormattedMessage id="profile.nicknameHint" />}
        autoComplete="nickname"
        maxLength={60}
        error={errors.of('nickname')}
        isRequired
      />
      <TextField
        label={<FormattedMessage id="profile.email" />}
        hint={<FormattedMessage id="profile.emailHint" />}
        value={info.email}
        readOnly
      />
      <TextField
        {...form.register('phone')}
        label={<FormattedMessage id="profile.phone" />}
        mark={<FormattedMessage id="word.optional" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        error={errors.of('phone')}
      />
      <Save type="submit" variant="primary" isBusy={profile.isPending}>
        <FormattedMessage id="profile.save" />
      </Save>
    </Stack>
  );
}

function Figure({ to, label, value }: { to: string; label: string; value: number }) {
  return (
    <li>
      <Link to={to}>
        <strong>
          <FormattedNumber value={value} />
        </strong>
        <FormattedMessage id={label} />
      </Link>
    </li>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  ${from.md} {
    grid-template-columns: minmax(0, 560px) minmax(180px, 1fr);
  }
`;
const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: 12px;
  padding: 0;
  list-style: none;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
  & a {
    display: grid;
    align-content: start;
    gap: 2px;
    height: 100%;
    padding: 16px;
    border-radius: 12px;
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-ink);
  }
  & strong {
    color: var(--color-ink);
    font-family: var(--font-heading);
    font-size: var(--text-2xl);
    font-weight: 500;
    line-height: 1.1;
  }
`;
const Save = styled(Button)`
  align-self: flex-start;
`;
