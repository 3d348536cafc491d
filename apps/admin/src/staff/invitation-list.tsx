import type { DeskStaff } from '@souk/contract/desk';
import { Panel, RuledList, StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import styled from 'styled-components';
import { RoleBadges } from './role-badges';

/** Who was mailed a link and has not come yet, with a way to take it back. */
export function InvitationList({ invitations }: Pick<DeskStaff, 'invitations'>) {
  const t = useT();
  const { may } = useDesk();
  const cancel = useDeskChange('staffInviteCancel', { done: 'admin.staff.cancelled' });
  return (
    <Panel title={t('admin.staff.invitations')}>
      {invitations.length === 0 && <p>{t('admin.staff.noInvitations')}</p>}
      <List>
        {invitations.map(({ id, email, roles, by, expiresAt }) => (
          <li key={id}>
            <strong>{email}</strong>
            {may('staff.write') && (
              <Button
                size="sm"
                aria-label={t('admin.staff.cancelOf', { email })}
                isBusy={cancel.isPending && cancel.variables.id === id}
                onClick={() => cancel.mutate({ id })}
              >
                <FormattedMessage id="admin.staff.cancel" />
              </Button>
            )}
            <RoleBadges roles={roles} />
            <small>
              <FormattedMessage id="admin.staff.invitedBy" values={{ by, until: <StoreTime iso={expiresAt} /> }} />
            </small>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled(RuledList)`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
  }
  & > li > :nth-last-child(-n + 2) {
    grid-column: 1 / -1;
  }
`;
