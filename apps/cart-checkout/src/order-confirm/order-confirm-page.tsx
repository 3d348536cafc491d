import { FormattedMessage, useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useSearchParams } from '@souk/router';
import { useApi, useSession } from '@souk/state';
import { PageTitle, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { Checkout } from './checkout';
import { NoPreOrder } from './no-pre-order';
import { orderConfirmQueries } from './order-confirm.queries';
import { AlreadyPlaced } from './already-placed';
import { OrderConfirmSkeleton } from './order-confirm-skeleton';
import { readPreOrderNo } from './order-confirm.url';
import { SignInToGoOn } from './sign-in-to-go-on';
import { isPreOrderGone, placedAs } from './use-place-order';

/** The order confirmation: contact, address, payment, and what it comes to. Source: spec 2 (order-order_confirm); ORDER-02. */
export function OrderConfirmPage() {
  const t = useT();
  const [search] = useSearchParams();
  const preOrderNo = readPreOrderNo(search);
  return (
    <Page>
      <title>{t('orderConfirm.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <PageTitle>
        <FormattedMessage id="orderConfirm.title" />
      </PageTitle>
      {preOrderNo ? <Loaded key={preOrderNo} preOrderNo={preOrderNo} /> : <NoPreOrder isFromCart={false} />}
    </Page>
  );
}

function Loaded({ preOrderNo }: { preOrderNo: string }) {
  const isKnown = useSession().status !== 'unknown';
  const query = useQuery({ ...orderConfirmQueries(useApi()).preOrder(preOrderNo), enabled: isKnown });
  if (isPreOrderGone(query.error) && query.error.data?.isOfAccount) return <SignInToGoOn />;
  if (isPreOrderGone(query.error)) return <NoPreOrder isFromCart={query.error.data?.isFromCart === true} />;
  const orderNo = placedAs(query.error);
  if (orderNo) return <AlreadyPlaced orderNo={orderNo} />;
  if (query.data) return <Checkout preOrder={query.data} />;
  if (!query.error) return <OrderConfirmSkeleton />;
  return <PartNotice error={query.error} onRetry={() => void query.refetch()} />;
}

const Page = styled(Wrapper)`
  display: grid;
  gap: 24px;
  align-content: start;
  /* What stands below does not jump when the skeleton becomes the form. */
  min-height: 100dvh;
  padding-block: 28px 72px;
`;
