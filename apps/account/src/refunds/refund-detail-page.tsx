import type { Refund } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi, useSession } from '@souk/state';
import { Card, ErrorNotice, Notice, Stack } from '@souk/ui';
import styled from 'styled-components';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { DetailShape } from '../parts/feedback/shapes';
import { orderKey, purchaseNoOf } from '../parts/order/order-key';
import { StateBadge } from '../parts/order/state-badge';
import { PictureStrip } from '../parts/pictures/picture-strip';
import { Timeline } from '../parts/timeline/timeline';
import { VisitorFrame } from '../parts/visitor-frame/visitor-frame';
import { RefundActions } from './refund-actions';
import { lookOfRefund } from '../parts/order/refund-look';
import { refundQueries } from './refund.queries';
import { readRefundNo, readRefundedOrder } from './refund.url';
import { RefundedLines } from './refunded-lines';
import { ReturnParcel } from './return-parcel';

/** One request with its way so far. Source: spec 2, Routes; ACCT-05, ROUTE-21. */
export function RefundDetailPage() {
  const [search] = useSearchParams();
  const refundOrderNo = readRefundNo(search) ?? '';
  return (
    <AccountFrame title="refunds.detailTitle" area="/users/refund_list">
      {refundOrderNo ? (
        <Detail refundOrderNo={refundOrderNo} />
      ) : (
        <ErrorNotice title={<FormattedMessage id="error.orderNumberMissing" />} />
      )}
    </AccountFrame>
  );
}

/** The same for a guest, by the key of their order's link. Source: ORDER-10. */
export function VisitorRefundDetailPage() {
  const [search] = useSearchParams();
  const orderNo = readRefundedOrder(search) ?? '';
  return (
    <VisitorFrame title="refunds.detailTitle" orderNo={orderNo} skeleton={<DetailShape />}>
      <Detail refundOrderNo={readRefundNo(search) ?? ''} orderNo={orderNo} />
    </VisitorFrame>
  );
}

function Detail({ refundOrderNo, orderNo }: { refundOrderNo: string; orderNo?: string }) {
  const query = useQuery(refundQueries(useApi()).detail(refundOrderNo, orderNo));
  return (
    <Loaded query={query} skeleton={<DetailShape />}>
      {(refund) => <Request refund={refund} />}
    </Loaded>
  );
}

function Request({ refund }: { refund: Refund }) {
  const isGuest = useSession().status !== 'user';
  const { orderToken } = orderKey(refund.merOrderNo);
  const orderHref = isGuest
    ? orderDetailPath(purchaseNoOf(refund.merOrderNo), orderToken)
    : orderDetailPath(refund.merOrderNo);
  return (
    <Stack $gap={6}>
      <Head>
        <StateBadge look={lookOfRefund(refund.refundStatus)} />
        <strong>
          <FormattedMessage id="refunds.amount" values={{ amount: <Money usd={refund.refundPrice} /> }} />
        </strong>
        <Link to={orderHref}>
          <FormattedMessage id="refunds.ofOrder" values={{ number: refund.merOrderNo, merchant: refund.merName }} />
        </Link>
      </Head>
      {refund.refundReason && (
        <Notice $tone="sale" role="status">
          <FormattedMessage id="refunds.refusedBecause" values={{ reason: refund.refundReason }} />
        </Notice>
      )}
      {refund.actions.includes('return') && <ReturnParcel refund={refund} />}
      <Card>
        <Stack $gap={5}>
          <RefundedLines lines={refund.orderInfoList} />
          <Facts refund={refund} />
          <PictureStrip pictures={refund.refundReasonWapImg} />
          <Timeline steps={refund.timeline} />
          <RefundActions refund={refund} />
        </Stack>
      </Card>
    </Stack>
  );
}

function Facts({ refund }: { refund: Refund }) {
  const rows: [string, string | null][] = [
    ['refunds.reason', refund.refundReasonWap],
    ['refunds.remark', refund.refundReasonWapExplain],
    ['refunds.carrier', refund.expressName],
    ['refunds.tracking', refund.trackingNumber],
  ];
  return (
    <List>
      <div>
        <dt>
          <FormattedMessage id="refunds.kind" />
        </dt>
        <dd>
          <FormattedMessage id={`refunds.kind.${refund.type}`} />
        </dd>
      </div>
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
`;
const List = styled.dl`
  display: grid;
  gap: 10px;
  padding-top: 16px;
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  & > div {
    display: grid;
    grid-template-columns: minmax(110px, 160px) minmax(0, 1fr);
    gap: 12px;
  }
  & dt {
    color: var(--color-ink-soft);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
