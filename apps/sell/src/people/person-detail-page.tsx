import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  StoreTime,
  ThingLog,
  useDesk,
  useDeskQuery,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import type { MerchantPerson } from '@souk/contract/desk';
import { RoleForm } from './role-form';

/** One of the merchant's people: who they are, and their role. */
export function PersonDetailPage() {
  const { mer, sub = '' } = useParams();
  return (
    <DeskFrame
      screen="people"
      merchantId={Number(mer)}
      title={
        <DetailTitle
          call="people"
          input={{}}
          screen="people"
          name={({ people }) => people.find((one) => one.sub === sub)?.name ?? ''}
        />
      }
    >
      <PersonDetail sub={sub} />
      <ThingLog subject="person" id={sub} />
    </DeskFrame>
  );
}

function PersonDetail({ sub }: { sub: string }) {
  return (
    <Loaded query={useDeskQuery('people', {})}>
      {({ people }) => {
        const person = people.find((one) => one.sub === sub);
        if (!person) return <Gone />;
        const owners = people.filter(({ role }) => role === 'owner').length;
        return (
          <Columns>
            <Column>
              <RoleForm person={person} owners={owners} />
            </Column>
            <Column>
              <PersonFacts person={person} />
            </Column>
          </Columns>
        );
      }}
    </Loaded>
  );
}

function PersonFacts({ person: { email, lastSeen } }: { person: MerchantPerson }) {
  const t = useT();
  return (
    <Panel title={t('sell.people.account')}>
      <Facts>
        <dt>{t('sell.people.email')}</dt>
        <dd>{email ?? '–'}</dd>
        <dt>{t('sell.people.lastSeen')}</dt>
        <dd>{lastSeen === null ? <FormattedMessage id="sell.people.never" /> : <StoreTime iso={lastSeen} />}</dd>
      </Facts>
    </Panel>
  );
}

function Gone() {
  const { base } = useDesk();
  return (
    <EmptyState
      title={<FormattedMessage id="sell.people.gone" />}
      action={
        <ButtonLink as={Link} to={`${base}/people`}>
          <FormattedMessage id="sell.people.toAll" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="sell.people.goneText" />
    </EmptyState>
  );
}
