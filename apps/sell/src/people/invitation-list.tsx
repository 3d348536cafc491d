import type { DeskPeople } from '@souk/contract/desk';
import { Panel, RuledList, StoreTime, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';
import styled from 'styled-components';
import { MemberRoleBadge } from './member-role-badge';

type Props = Pick<DeskPeople, 'invitations'> & {
  /** Nobody but the reader works for the merchant. */
  isAlone: boolean;
};

/** Who was mailed a link and has not come yet, with ways to send it again and to take it back. */
export function InvitationList({ invitations, isAlone }: Props) {
  const t = useT();
  const cancel = useDeskChange('peopleInviteCancel', { done: 'sell.people.cancelled' });
  const again = useDeskChange('peopleInviteAgain', { done: 'sell.people.sentAgain' });
  return (
    <Panel title={t('sell.people.invitations')}>
      {invitations.length === 0 && <p>{t(isAlone ? 'sell.people.alone' : 'sell.people.noInvitations')}</p>}
      {invitations.length > 0 && (
        <RuledList>
          {invitations.map(({ id, email, role, by, expiresAt, isOver }) => (
            <Entry key={id}>
              <strong>{email}</strong>
              <MemberRoleBadge role={role} />
              <small>
                <FormattedMessage
                  id={isOver ? 'sell.people.invitedOver' : 'sell.people.invitedBy'}
                  values={{ by, until: <StoreTime iso={expiresAt} /> }}
                />
              </small>
              <Cluster $gap={2}>
                <Button
                  size="sm"
                  aria-label={t('sell.people.againOf', { email })}
                  isBusy={again.isPending && again.variables.id === id}
                  onClick={() => again.mutate({ id })}
                >
                  <FormattedMessage id="sell.people.again" />
                </Button>
                <Button
                  size="sm"
                  aria-label={t('sell.people.cancelOf', { email })}
                  isBusy={cancel.isPending && cancel.variables.id === id}
                  onClick={() => cancel.mutate({ id })}
                >
                  <FormattedMessage id="sell.people.cancel" />
                </Button>
              </Cluster>
            </Entry>
          ))}
        </RuledList>
      )}
    </Panel>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  & > :nth-last-child(-n + 2) {
    grid-column: 1 / -1;
  }
`;
