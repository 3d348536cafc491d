import type { RefundSummary } from '@souk/contract';
import { merchantPath } from '@souk/domain';
import { DateText, FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Card, Stack } from '@souk/ui';
import styled from 'styled-components';
import { StateBadge } from '../parts/order/state-badge';
import { RefundActions } from './refund-actions';
import { lookOfRefund } from '../parts/order/refund-look';
import { refundHref } from '../parts/order/refund.url';
import { RefundedLines } from './refunded-lines';

/** One request: what is asked back, where it stands, what can be done. */
export function RefundCard({ refund }: { refund: RefundSummary }) {
  const { refundOrderNo, refundStatus, merId, merName, createTime, refundPrice, orderInfoList } = refund;
  return (
    <Card as="article" aria-label={refundOrderNo}>
      <Stack $gap={4}>
        <Head>
          <p>
            <Link to={merchantPath(merId)}>{merName}</Link>
            <small>
              <DateText iso={createTime} look="short" /> · <Link to={refundHref(refundOrderNo)}>{refundOrderNo}</Link>
            </small>
          </p>
          <StateBadge look={lookOfRefund(refundStatus)} />
        </Head>
        <RefundedLines lines={orderInfoList} />
        <Foot>
          <strong>
            <FormattedMessage id="refunds.amount" values={{ amount: <Money usd={refundPrice} /> }} />
          </strong>
          <RefundActions refund={refund} hasDetails />
        </Foot>
      </Stack>
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 12px;
  & > p {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p > a {
    font-weight: 600;
    text-decoration: none;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;
`;
