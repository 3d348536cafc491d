import type { DeskRefund } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Notice, Picture } from '@souk/ui';
import styled from 'styled-components';
import { OrderLines } from '../orders/order-lines';
import { Cents } from '../parts/cents';
import { Column, Columns, Facts, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { Steps } from '../parts/steps';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { RefundDecision } from './refund-decision';
import { RefundBadge } from './refund-look';
import { TryMoneyAgain } from './try-money-again';
import { StoreTime } from '../parts/store-time';

/** One request for money back: why, for what, how much, and the decision. */
export function RefundDetail({ no }: { no: string }) {
  return <Loaded query={useDeskQuery('refund', { no })}>{(refund) => <Shown refund={refund} />}</Loaded>;
}

function Shown({ refund }: { refund: DeskRefund }) {
  const t = useT();
  const { base } = useDesk();
  return (
    <>
      <RefundBadge {...refund} />
      {refund.isStuck && (
        <Notice $tone="sale" role="alert">
          {refund.stuckText ?? (
            <FormattedMessage id="desk.money.stuck" values={{ amount: <Cents cents={refund.cents} /> }} />
          )}
          <TryMoneyAgain no={refund.no} />
        </Notice>
      )}
      <Columns>
        <Column>
          <Panel title={t('desk.refund.why')}>
            <p>
              <strong>{refund.reason}</strong>
            </p>
            {refund.explain && <p>{refund.explain}</p>}
            {refund.images.length > 0 && (
              <Pictures>
                {refund.images.map((url) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <Picture src={url} alt={t('desk.refund.picture')} sizes="120px" widths={[160, 320]} />
                  </a>
                ))}
              </Pictures>
            )}
            {refund.refusal && (
              <p>
                <FormattedMessage id="desk.refund.refusal" values={{ reason: refund.refusal }} />
              </p>
            )}
          </Panel>
          <Panel title={t('desk.refund.lines')}>
            <OrderLines
              lines={refund.lines}
              extra={({ wanted, wantedCents }) => (
                <small>
                  <FormattedMessage id="desk.refund.wanted" values={{ num: wanted }} /> · <Cents cents={wantedCents} />
                </small>
              )}
            />
          </Panel>
        </Column>
        <Column>
          <Panel title={t('desk.refund.decision')}>
            <RefundDecision key={refund.no} refund={refund} />
          </Panel>
          <Panel title={t('desk.refund.facts')}>
            <RefundFacts refund={refund} />
            <Link to={`${base}/orders/${refund.orderNo}`}>
              <FormattedMessage id="desk.refund.openOrder" values={{ no: refund.orderNo }} />
            </Link>
          </Panel>
        </Column>
        <Column>
          <Panel title={t('desk.steps')}>
            <Steps steps={refund.steps} />
          </Panel>
        </Column>
      </Columns>
    </>
  );
}

function RefundFacts({ refund }: { refund: DeskRefund }) {
  return (
    <Facts>
      <dt>
        <FormattedMessage id="desk.refunds.amount" />
      </dt>
      <dd>
        <Cents cents={refund.cents} />
      </dd>
      <dt>
        <FormattedMessage id="desk.refund.paid" />
      </dt>
      <dd>
        <Cents cents={refund.paidCents} />
      </dd>
      <dt>
        <FormattedMessage id="desk.refund.back" />
      </dt>
      <dd>
        <Cents cents={refund.refundedCents} />
      </dd>
      <dt>
        <FormattedMessage id="desk.orders.customer" />
      </dt>
      <dd>{refund.customer || '—'}</dd>
      <dt>
        <FormattedMessage id="desk.refunds.at" />
      </dt>
      <dd>
        <StoreTime iso={refund.at} />
      </dd>
      {refund.parcel && (
        <>
          <dt>
            <FormattedMessage id="desk.refund.parcel" />
          </dt>
          <dd>
            {refund.parcel.carrier} {refund.parcel.number}
          </dd>
        </>
      )}
    </Facts>
  );
}

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  & img {
    width: 120px;
    border-radius: var(--radius);
  }
`;
