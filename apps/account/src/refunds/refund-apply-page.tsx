import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, ErrorNotice } from '@souk/ui';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { RefundForm } from './refund-form';
import { refundQueries } from './refund.queries';

/** Asks for money back on an order, per line and piece. Source: spec 2, Routes; ACCT-05. */
export function RefundApplyPage() {
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo')?.trim() ?? '';
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

function Offer({ orderNo }: { orderNo: string }) {
  const query = useQuery(refundQueries(useApi()).offer(orderNo));
  return (
    <Loaded query={query} skeleton={<FormShape fields={3} picturePx={88} />}>
      {(offer) =>
        offer.types.length > 0 && offer.orderInfoList.some(({ refundableNum }) => refundableNum > 0) ? (
          <RefundForm offer={offer} />
        ) : (
          <EmptyState
            title={<FormattedMessage id="refunds.nothingLeft" />}
            action={
              <ButtonLink as={Link} to="/users/refund_list" $variant="primary">
                <FormattedMessage id="account.refunds" />
              </ButtonLink>
            }
          />
        )
      }
    </Loaded>
  );
}
