import type { DeskOrder, OrderMoneyBack } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Notice, Stack } from '@souk/ui';
import styled from 'styled-components';
import { Cents } from '../parts/cents';
import { useDesk } from '../parts/use-desk';
import { TryMoneyAgain } from '../refunds/try-money-again';
import { StoreTime } from '../parts/store-time';

const tones = { onWay: 'brand', stuck: 'sale', back: 'warn' } as const satisfies Record<
  OrderMoneyBack['state'],
  string
>;

/** Money of an order that is on its way back or stuck, and payments that came when nobody waited for them any more. */
export function OrderMoney({ order: { moneyBack } }: { order: DeskOrder }) {
  if (moneyBack.length === 0) return null;
  return (
    <OnScreen $gap={2}>
      {moneyBack.map((money) => (
        <Notice key={money.no} $tone={tones[money.state]} role={money.state === 'stuck' ? 'alert' : 'status'}>
          <OneMoney money={money} />
        </Notice>
      ))}
    </OnScreen>
  );
}

function OneMoney({ money: { no, kind, cents, state, at, stuckText } }: { money: OrderMoneyBack }) {
  return (
    <>
      {kind !== 'refund' && (
        <strong>
          <FormattedMessage id={`desk.money.${kind}`} />{' '}
        </strong>
      )}
      {stuckText ?? (
        <FormattedMessage
          id={`desk.money.${state}`}
          values={{ amount: <Cents cents={cents} />, day: <StoreTime iso={at} /> }}
        />
      )}{' '}
      <WhereItStands no={no} isRefund={kind === 'refund'} isStuck={state === 'stuck'} />
      {state === 'stuck' && <TryMoneyAgain no={no} />}
    </>
  );
}

/** The refund, or where a payment that is stuck stands with its error. */
function WhereItStands({ no, isRefund, isStuck }: { no: string; isRefund: boolean; isStuck: boolean }) {
  const { base, may } = useDesk();
  if (isRefund)
    return (
      <Link to={`${base}/refunds/${no}`}>
        <FormattedMessage id="desk.order.refundOf" values={{ no }} />
      </Link>
    );
  if (!isStuck || !may('system.read')) return null;
  return (
    <Link to={`${base}/system`}>
      <FormattedMessage id="desk.system.title" />
    </Link>
  );
}

const OnScreen = styled(Stack)`
  @media print {
    display: none;
  }
`;
