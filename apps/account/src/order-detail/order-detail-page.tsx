import { FormattedMessage, useT } from '@souk/i18n';
import { useSearchParams } from '@souk/router';
import { useSession } from '@souk/state';
import { Notice, Stack, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { AreaFrame } from '../parts/account-frame/account-frame';
import { GuestOrder } from './guest-order';
import { LinkForm } from './link-form';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { readOrderAddress } from './order-detail.url';
import { OwnOrder } from './own-order';

/** One purchase or order: for its shopper, and for a guest by the token of their link. Source: spec 2, Routes; ORDER-07, ROUTE-21. */
export function OrderDetailPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { orderNo, token, isLookup } = readOrderAddress(search);
  return (
    <>
      <title>
        {t('page.title', {
          title: orderNo ? t('orderDetail.title', { number: orderNo }) : t('orderDetail.linkTitle'),
        })}
      </title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {orderNo ? (
        <Order orderNo={orderNo} token={token} />
      ) : (
        <Place>
          <Lookup isLookup={isLookup} />
        </Place>
      )}
    </>
  );
}

function Order({ orderNo, token }: { orderNo: string; token: string | null }) {
  const { status } = useSession();
  if (token || status === 'anonymous')
    return <Place>{token ? <GuestOrder orderNo={orderNo} token={token} /> : <LinkForm orderNo={orderNo} />}</Place>;
  // Whoever comes without a token is most likely signed in: the account's frame stands from the first moment.
  return (
    <AreaFrame area="/users/order_list">
      {status === 'user' ? <OwnOrder orderNo={orderNo} /> : <OrderDetailSkeleton orderNo={orderNo} />}
    </AreaFrame>
  );
}

/** Finds an order by its number. A link that has lost its number is told so, calmly: the form is right below. Source: ORDER-07. */
function Lookup({ isLookup }: { isLookup: boolean }) {
  return (
    <Stack $gap={8}>
      {!isLookup && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="error.orderNumberMissing" />
        </Notice>
      )}
      <LinkForm orderNo="" />
    </Stack>
  );
}

const Place = styled(Wrapper)`
  padding-block: 24px 80px;
`;
