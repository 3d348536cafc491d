import { StoreTime } from '@souk/desk';
import type { SumFault } from '@souk/contract/desk';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Faults } from './system-look';

const pageOf = ({ kind, ref }: SumFault) => (kind === 'statement' ? `/admin/payouts/${ref}` : `/admin/orders/${ref}`);

/** Sums that the nightly check found not to add up: what they should be, what they are, and where to look. Nothing repairs them. */
export function ReconciliationFaults({ sums }: { sums: readonly SumFault[] }) {
  if (sums.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.system.sumsNone" />
      </p>
    );
  return (
    <Faults>
      {sums.map((fault) => (
        <li key={fault.kind + fault.ref}>
          <strong>
            <FormattedMessage id={`admin.system.sum.${fault.kind}`} /> <Link to={pageOf(fault)}>{fault.ref}</Link>
          </strong>
          <small>
            <FormattedMessage
              id={fault.kind === 'refunds' ? 'admin.system.sumAbove' : 'admin.system.sumOther'}
              values={{
                expected: <Money usd={fault.expectedCents / 100} />,
                found: <Money usd={fault.foundCents / 100} />,
                since: <StoreTime iso={fault.since} />,
              }}
            />
          </small>
        </li>
      ))}
    </Faults>
  );
}
