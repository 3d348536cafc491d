import type { DeskStaff, StaffPerson } from '@souk/contract/desk';
import { Column, Columns, DataTable, DeskFrame, Loaded, StoreTime, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Stack } from '@souk/ui';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { OutsideNotice } from './outside-notice';
import { SecondFactorWord } from './second-factor-word';
import { RoleBadges } from './role-badges';

/** The platform's people, and who was invited. */
export function StaffListPage() {
  return (
    <DeskFrame screen="staff" merchantId={null}>
      <Staff />
    </DeskFrame>
  );
}

function Staff() {
  const { may } = useDesk();
  return (
    <Loaded query={useDeskQuery('staff', {})}>
      {({ people, invitations, console }) => (
        <Stack $gap={5}>
          <OutsideNotice console={console} />
          <People people={people} />
          {console === null && (
            <Columns>
              <Column>
                <InvitationList invitations={invitations} />
              </Column>
              <Column>{may('staff.write') && <InviteForm />}</Column>
            </Columns>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function People({ people }: Pick<DeskStaff, 'people'>) {
  const t = useT();
  return (
    <DataTable<StaffPerson>
      caption={t('admin.staff.people')}
      rows={people}
      keyOf={({ sub }) => sub}
      hrefOf={({ sub }) => `/admin/staff/${encodeURIComponent(sub)}`}
      words={{ selectAll: t('desk.selectAll'), select: (key) => t('desk.select', { key }) }}
      isBusy={false}
      columns={[
        {
          id: 'name',
          header: t('admin.staff.name'),
          cell: ({ name, isSelf }) => (isSelf ? <FormattedMessage id="admin.staff.you" values={{ name }} /> : name),
        },
        { id: 'email', header: t('admin.staff.email'), isWide: true, cell: ({ email }) => email },
        { id: 'roles', header: t('admin.staff.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> },
        {
          id: 'second',
          header: t('admin.staff.second'),
          isWide: true,
          cell: ({ hasSecondFactor }) => <SecondFactorWord has={hasSecondFactor} />,
        },
        {
          id: 'seen',
          header: t('admin.staff.lastSeen'),
          isWide: true,
          cell: ({ lastSeen }) =>
            lastSeen === null ? <FormattedMessage id="admin.staff.never" /> : <StoreTime iso={lastSeen} />,
        },
        {
          id: 'sessions',
          header: t('admin.staff.sessions'),
          isNumber: true,
          isWide: true,
          cell: ({ sessions }) => sessions ?? '–',
        },
      ]}
    />
  );
}
