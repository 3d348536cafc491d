import { FormattedMessage, useT } from '@souk/i18n';
import { useSearchParams } from '@souk/router';
import { useSession } from '@souk/state';
import { ErrorNotice, PageTitle, Stack, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { GuestOrder } from './guest-order';
import { LinkForm } from './link-form';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { readOrderAddress } from './order-detail.url';
import { OwnOrder } from './own-order';

/** One purchase or order: for its shopper, and for a guest by the token of their link. Source: spec 2, Routes; ORDER-07, ROUTE-21. */
export function OrderDetailPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { orderNo, token } = readOrderAddress(search);
  return (
    <Place>
      <title>{t('page.title', { title: t('orderDetail.title', { number: orderNo ?? '' }) })}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {orderNo ? <Order orderNo={orderNo} token={token} /> : <NumberMissing />}
    </Place>
  );
}

function Order({ orderNo, token }: { orderNo: string; token: string | null }) {
  const { status } = useSession();
  if (token) return <GuestOrder orderNo={orderNo} token={token} />;
  if (status === 'unknown') return <OrderDetailSkeleton />;
  return status === 'user' ? <OwnOrder orderNo={orderNo} /> : <LinkForm orderNo={orderNo} />;
}

function NumberMissing() {
  return (
    <Stack $gap={8}>
      <PageTitle>
        <FormattedMessage id="orderDetail.heading" />
      </PageTitle>
      <ErrorNotice title={<FormattedMessage id="error.orderNumberMissing" />} />
      <LinkForm orderNo="" />
    </Stack>
  );
}

const Place = styled(Wrapper)`
  padding-block: 24px 80px;
`;
