import type { DeskPeople, MerchantPerson } from '@souk/contract/desk';
import { Column, Columns, DataTable, DeskFrame, Loaded, StoreTime, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useParams } from '@souk/router';
import { Stack } from '@souk/ui';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberRoleBadge } from './member-role-badge';

/** The merchant's people, and who was invited. */
export function PeopleListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="people" merchantId={Number(mer)}>
      <PeopleAndInvitations />
    </DeskFrame>
  );
}

function PeopleAndInvitations() {
  return (
    <Loaded query={useDeskQuery('people', {})}>
      {({ people, invitations }) => (
        <Stack $gap={5}>
          <PeopleTable people={people} />
          <Columns>
            <Column>
              <InvitationList invitations={invitations} isAlone={people.length === 1} />
            </Column>
            <Column>
              <InviteForm />
            </Column>
          </Columns>
        </Stack>
      )}
    </Loaded>
  );
}

function PeopleTable({ people }: Pick<DeskPeople, 'people'>) {
  const t = useT();
  const { base } = useDesk();
  return (
    <DataTable<MerchantPerson>
      caption={t('sell.people.people')}
      rows={people}
      keyOf={({ sub }) => sub}
      hrefOf={({ sub }) => `${base}/people/${encodeURIComponent(sub)}`}
      words={{ selectAll: t('desk.selectAll'), select: (key) => t('desk.select', { key }) }}
      isBusy={false}
      columns={[
        {
          id: 'name',
          header: t('sell.people.name'),
          cell: ({ name, isSelf }) => (isSelf ? <FormattedMessage id="sell.people.you" values={{ name }} /> : name),
        },
        { id: 'email', header: t('sell.people.email'), isWide: true, cell: ({ email }) => email },
        { id: 'role', header: t('sell.people.role'), cell: ({ role }) => <MemberRoleBadge role={role} /> },
        {
          id: 'seen',
          header: t('sell.people.lastSeen'),
          isWide: true,
          cell: ({ lastSeen }) =>
            lastSeen === null ? <FormattedMessage id="sell.people.never" /> : <StoreTime iso={lastSeen} />,
        },
      ]}
    />
  );
}
