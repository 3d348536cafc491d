import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi, useSession } from '@souk/state';
import { ButtonLink, EmptyState, ErrorNotice } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { VisitorFrame } from '../parts/visitor-frame/visitor-frame';
import { RefundForm } from './refund-form';
import { refundQueries } from './refund.queries';
import { readRefundedOrder } from './refund.url';

/** Asks for money back on an order, per line and piece. Source: spec 2, Routes; ACCT-05. */
export function RefundApplyPage() {
  const [search] = useSearchParams();
  const orderNo = readRefundedOrder(search) ?? '';
  return (
    <AccountFrame title="refunds.applyTitle" area="/users/refund_list">
      {orderNo ? (
        <Offer orderNo={orderNo} />
      ) : (
        <ErrorNotice title={<FormattedMessage id="error.orderNumberMissing" />} />
      )}
    </AccountFrame>
  );
}

/** The same for a guest, by the key of their order's link. Source: ORDER-10. */
export function VisitorRefundApplyPage() {
  const [search] = useSearchParams();
  const orderNo = readRefundedOrder(search) ?? '';
  return (
    <VisitorFrame title="refunds.applyTitle" orderNo={orderNo} skeleton={<FormShape fields={3} picturePx={88} />}>
      <Offer orderNo={orderNo} />
    </VisitorFrame>
  );
}

function Offer({ orderNo }: { orderNo: string }) {
  const query = useQuery(refundQueries(useApi()).offer(orderNo));
  const isMember = useSession().status === 'user';
  return (
    <Loaded query={query} skeleton={<FormShape fields={3} picturePx={88} />}>
      {(offer) =>
        offer.types.length > 0 && offer.orderInfoList.some(({ refundableNum }) => refundableNum > 0) ? (
          <RefundForm offer={offer} />
        ) : (
          <EmptyState
            title={<FormattedMessage id="refunds.nothingLeft" />}
            action={
              isMember && (
                <ButtonLink as={Link} to="/users/refund_list" $variant="primary">
                  <FormattedMessage id="account.refunds" />
                </ButtonLink>
              )
            }
          />
        )
      }
    </Loaded>
  );
}
