import type { StuckMoney } from '@souk/contract/desk';
import { StoreTime, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button } from '@souk/ui';
import { Faults } from './system-look';

/** Refunds and returned payments whose last transfer failed: with the error, the next try, and a button that tries at once. */
export function StuckMoneyList({ money }: { money: readonly StuckMoney[] }) {
  const { may } = useDesk();
  const retry = useDeskChange('moneyRetry', { done: 'admin.system.moneyRetried' });
  if (money.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.system.moneyNone" />
      </p>
    );
  return (
    <Faults>
      {money.map(({ no, isRefund, cents, since, tries, nextAt, error }) => (
        <li key={no}>
          <strong>
            {isRefund ? <Link to={`/admin/refunds/${no}`}>{no}</Link> : no} · <Money usd={cents / 100} />
          </strong>
          <small>
            <FormattedMessage
              id="admin.system.moneySince"
              values={{
                since: <StoreTime iso={since} />,
                next: <StoreTime iso={nextAt} />,
                count: tries,
              }}
            />
          </small>
          <code>{error}</code>
          {may('refunds.decide') && (
            <Button
              size="sm"
              isBusy={retry.isPending && retry.variables.no === no}
              onClick={() => retry.mutate({ no })}
            >
              <FormattedMessage id="admin.system.moneyRetry" values={{ no }} />
            </Button>
          )}
        </li>
      ))}
    </Faults>
  );
}
