import { ownOrdersPath, paymentResultPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { keepOrderToken, useApi, useSay, useSession } from '@souk/state';
import { ButtonLink, ErrorNotice, PageTitle, SkeletonBlock, SkeletonText, Wrapper } from '@souk/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isNotHere, NotHere } from '../parts/not-here/not-here';
import { payResultQuery } from './payment-result.queries';
import { readPaymentResultUrl, type PaymentResultAddress } from './payment-result.url';
import { ResultOf } from './result-of';
import { Unknown } from './unknown';

/** What came of a payment: as the server knows it, never as the address says. Source: spec 2, Routes; ORDER-06. */
export function PaymentResultPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [address] = useState(() => readKeeping(search));
  // What providers and mails append is used up: neither history nor a referrer keeps it.
  useEffect(() => {
    if (address.orderNo) history.replaceState(history.state, '', paymentResultPath(address.orderNo));
  }, [address]);
  return (
    <Place>
      <title>{t('paymentResult.title')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {address.orderNo ? <Asked address={address} /> : <Missing />}
    </Place>
  );
}

/** Reads the address; the key of a mail's link is this tab's from then on. */
const readKeeping = (search: URLSearchParams): PaymentResultAddress => {
  const address = readPaymentResultUrl(search);
  if (address.orderNo && address.orderKey && typeof window !== 'undefined')
    keepOrderToken(address.orderNo, address.orderKey);
  return address;
};

/** Of a page that cannot say how the payment stands. */
const Heading = () => (
  <PageTitle>
    <FormattedMessage id="paymentResult.heading" />
  </PageTitle>
);

function Missing() {
  return (
    <>
      <Heading />
      <ErrorNotice title={<FormattedMessage id="error.paymentParameters" />} />
      <ButtonLink as={Link} to={ownOrdersPath}>
        <FormattedMessage id="paymentResult.toOrders" />
      </ButtonLink>
    </>
  );
}

function Asked({ address }: { address: PaymentResultAddress }) {
  const api = useApi();
  const say = useSay();
  const isSettled = useSession().status !== 'unknown';
  const [options] = useState(() => payResultQuery(api, address));
  const { data, error, refetch, isFetching } = useQuery({ ...options, enabled: isSettled });
  const check = () => void refetch();
  if (data) return <ResultOf result={data} onCheck={check} isChecking={isFetching} />;
  if (address.orderNo && isNotHere(error)) {
    return (
      <>
        <Heading />
        <NotHere orderNo={address.orderNo} />
      </>
    );
  }
  if (error) return <Unknown title={say.errorText(error)} onCheck={check} />;
  return (
    <Asking role="status" aria-label={say.words('paymentResult.asking')}>
      <SkeletonBlock $height="44px" $width="60%" />
      <SkeletonText lines={3} />
      <SkeletonBlock $height="180px" />
    </Asking>
  );
}

const Place = styled(Wrapper)`
  display: grid;
  gap: 24px;
  align-content: start;
  justify-items: stretch;
  max-width: 680px;
  min-height: 60vh;
  padding-block: 32px 80px;
  & > a {
    justify-self: start;
  }
`;
const Asking = styled.div`
  display: grid;
  gap: 20px;
`;
