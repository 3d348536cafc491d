import type { DeskMerchant } from '@souk/contract/desk';
import { Panel, RuledList, StoreTime } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Badge } from '@souk/ui';

/** Who works for a merchant and who was invited. Absent for a role that may not see them. */
export function MerchantTeam({ merchant: { team } }: { merchant: DeskMerchant }) {
  const t = useT();
  if (!team) return null;
  return (
    <Panel title={t('admin.merchants.people')}>
      {team.people.length === 0 && <p>{t('admin.merchants.nobody')}</p>}
      <RuledList>
        {team.people.map(({ sub, name, email, role, lastSeen }) => (
          <li key={sub}>
            <strong>{name}</strong> <Badge>{t(`admin.merchants.role.${role}`)}</Badge>
            <br />
            <small>
              {email}
              {email && ' · '}
              {lastSeen === null ? (
                <FormattedMessage id="admin.merchants.neverHere" />
              ) : (
                <FormattedMessage
                  id="admin.merchants.lastHere"
                  values={{ date: <StoreTime key="date" iso={lastSeen} look="short" /> }}
                />
              )}
            </small>
          </li>
        ))}
        {team.invitations.map(({ id, email, role, by, expiresAt, isOver }) => (
          <li key={`invitation-${id}`}>
            <strong>{email}</strong> <Badge>{t(`admin.merchants.role.${role}`)}</Badge>
            <br />
            <small>
              <FormattedMessage
                id={isOver ? 'admin.merchants.invitedOver' : 'admin.merchants.invited'}
                values={{ by, date: <StoreTime key="date" iso={expiresAt} look="short" /> }}
              />
            </small>
          </li>
        ))}
      </RuledList>
    </Panel>
  );
}
