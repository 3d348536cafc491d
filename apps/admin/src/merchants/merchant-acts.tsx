import type { AuditEntry } from '@souk/contract/desk';
import { Panel, RuledList, StoreTime } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';

/** What was done to a merchant and what is its own, and by its people: the newest, and the way to all of it. Absent for a role that may not read the log. */
export function MerchantActs({ id: merchantId, acts }: { id: number; acts: AuditEntry[] | null }) {
  const t = useT();
  if (!acts) return null;
  return (
    <Panel title={t('admin.merchants.acts')}>
      {acts.length === 0 && <p>{t('admin.merchants.noActs')}</p>}
      <RuledList>
        {acts.map(({ id, call, by, reason, at }) => (
          <li key={id}>
            <span>
              <FormattedMessage id={`desk.did.${call}`} values={{ by }} />
            </span>
            {reason && (
              <>
                <br />
                {reason}
              </>
            )}
            <br />
            <small>
              <StoreTime iso={at} />
            </small>
          </li>
        ))}
      </RuledList>
      {acts.length > 0 && <Link to={`/admin/audit?merchant=${merchantId}`}>{t('admin.merchants.allActs')}</Link>}
    </Panel>
  );
}
