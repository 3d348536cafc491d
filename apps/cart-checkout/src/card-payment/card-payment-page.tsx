import { isApiError } from '@souk/api-client';
import { paymentResultPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, Navigate } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { ButtonLink, ErrorNotice, PageTitle, SkeletonBlock, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { isNotHere, NotHere } from '../parts/not-here/not-here';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { PayWays } from '../parts/pay-ways/pay-ways';
import { Amount } from './amount';
import { PayByCard } from './pay-by-card';
import { useAlone } from './use-alone';
import { useClientSecret } from './use-client-secret';

/** The card page: the provider's own fields, nothing of anyone else. Source: spec 2, Routes; ORDER-04, ROUTE-22. */
export function CardPaymentPage() {
  const t = useT();
  const isAlone = useAlone();
  return (
    <Place>
      <title>{t('cardPayment.title')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle>
        <FormattedMessage id="cardPayment.heading" />
      </PageTitle>
      {isAlone ? <Content /> : <SkeletonBlock $height="260px" />}
      <noscript>
        <p>
          <FormattedMessage id="cartPage.needsScripts" />
        </p>
      </noscript>
    </Place>
  );
}

function Content() {
  const say = useSay();
  const { isRead, clientSecret, orderNo, isPaid, error, retry } = useClientSecret();
  const state = useQuery({ ...payQueries(useApi()).state(orderNo ?? ''), enabled: orderNo !== null });
  const isOver = isPaid || ['PAID', 'CANCELLED', 'EXPIRED'].includes(state.data?.state ?? '');
  // Paid in another tab, or Back after paying: what holds stands on the result page.
  if (orderNo && (isOver || isRefusedAsOver(error))) return <Navigate to={paymentResultPath(orderNo)} replace />;
  if (isRead && !orderNo && !clientSecret) {
    return (
      <>
        <ErrorNotice title={<FormattedMessage id="error.paymentParameters" />} />
        <ButtonLink as={Link} to="/users/order_list">
          <FormattedMessage id="cardPayment.toOrders" />
        </ButtonLink>
      </>
    );
  }
  if (orderNo && isNotHere(error)) return <NotHere orderNo={orderNo} />;
  if (error) {
    return (
      <>
        <ErrorNotice title={say.errorText(error)} retryLabel={<FormattedMessage id="part.retry" />} onRetry={retry}>
          <FormattedMessage id="cardPayment.nothingCharged" />
        </ErrorNotice>
        {orderNo && <PayWays orderNo={orderNo} />}
      </>
    );
  }
  if (!clientSecret) return <SkeletonBlock $height="260px" />;
  return (
    <>
      {orderNo && <Amount orderNo={orderNo} amountUsd={state.data?.payPrice ?? null} />}
      <PayByCard clientSecret={clientSecret} orderNo={orderNo} amountUsd={state.data?.payPrice ?? null} />
    </>
  );
}

/** Paid, cancelled or past its time: the server says so with 409. */
const isRefusedAsOver = (error: unknown) => isApiError(error) && error.code === 409;

const Place = styled(Wrapper)`
  display: grid;
  gap: 20px;
  align-content: start;
  max-width: 560px;
  min-height: 60vh;
  padding-block: 32px 80px;
  & > a {
    justify-self: start;
  }
`;
