import { ownOrdersPath, paymentResultPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { Link, Navigate } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, ErrorNotice, PageTitle, SkeletonBlock, Wrapper, from } from '@souk/ui';
import styled from 'styled-components';
import { isNotHere, NotHere } from '../parts/not-here/not-here';
import { isOrderOver } from '../parts/not-here/order-over';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { PaymentMethods } from '../parts/payment-methods/payment-methods';
import { CardForm } from './card-form';
import { OrderCard } from './order-card';
import { useClientSecret } from './use-client-secret';

/** The card page of an order that stands: its items, where they go, and the provider's own fields. Source: spec 2, Routes; ORDER-04, ROUTE-22. */
export function CardPaymentPage() {
  const t = useT();
  return (
    <Place>
      <title>{t('cardPayment.title')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle>
        <FormattedMessage id="cardPayment.heading" />
      </PageTitle>
      <Content />
    </Place>
  );
}

function Content() {
  const { isRead, clientSecret, orderNo, isPaid, error, retry } = useClientSecret();
  const state = useQuery({ ...payQueries(useApi()).state(orderNo ?? ''), enabled: orderNo !== null });
  const isOver = isPaid || ['PAID', 'CANCELLED', 'EXPIRED'].includes(state.data?.state ?? '');
  // Paid in another tab, or Back after paying: what holds stands on the result page.
  if (orderNo && (isOver || isOrderOver(error))) return <Navigate to={paymentResultPath(orderNo)} replace />;
  if (isRead && !orderNo && !clientSecret) {
    return (
      <>
        <ErrorNotice title={<FormattedMessage id="error.paymentParameters" />} />
        <ButtonLink as={Link} to={ownOrdersPath}>
          <FormattedMessage id="cardPayment.toOrders" />
        </ButtonLink>
      </>
    );
  }
  if (orderNo && isNotHere(error)) return <NotHere orderNo={orderNo} />;
  if (error) {
    return (
      <>
        <PartNotice error={error} title={<FormattedMessage id="card.providerMissing" />} onRetry={retry}>
          <FormattedMessage id="card.nothingCharged" />
        </PartNotice>
        {orderNo && <PaymentMethods orderNo={orderNo} amountUsd={state.data?.payPrice ?? null} payType="stripe" />}
      </>
    );
  }
  if (!clientSecret) return <SkeletonBlock $height="260px" />;
  const amountUsd = state.data?.payPrice ?? null;
  return (
    <Columns>
      {orderNo && <OrderCard orderNo={orderNo} amountUsd={amountUsd} />}
      <CardForm clientSecret={clientSecret} orderNo={orderNo} amountUsd={amountUsd} />
    </Columns>
  );
}

const Place = styled(Wrapper)`
  display: grid;
  gap: 20px;
  align-content: start;
  max-width: 960px;
  min-height: 60vh;
  padding-block: 32px 80px;
  & > a {
    justify-self: start;
  }
`;
/** The card beside what it pays for; on phones below it. */
const Columns = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, min(400px, 44%));
    gap: 48px;
    & > section {
      order: 1;
    }
  }
`;
