import type { AuditEntry } from '@souk/contract/desk';
import { Panel, RuledList } from '@souk/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';

/** What was done to a merchant and by its people, the newest first. Absent for a role that may not read the log. */
export function MerchantActs({ acts }: { acts: AuditEntry[] | null }) {
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
              <DateText iso={at} look="time" />
            </small>
          </li>
        ))}
      </RuledList>
    </Panel>
  );
}
