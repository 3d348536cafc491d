import type { PayResult } from '@souk/contract';
import { allProductsPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi, useCart } from '@souk/state';
import { ButtonLink, Cluster } from '@souk/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { trackPaid } from '../parts/purchase-tracking/purchase-tracking';
import { KeepInAccount } from './keep-in-account';
import { OrderLink } from './order-link';
import { ParcelList } from './parcel-list';
import { ResultTitle } from './result-title';
import { ShipsTo } from './ships-to';

/** The purchase is paid: its number, every merchant's own order, where it goes and what happens next. Source: K12; lesson 16. */
export function Paid({ result }: { result: PayResult }) {
  const load = useCart((cart) => cart.load);
  const { data: purchase } = useQuery(payQueries(useApi()).purchase(result.orderNo));
  useEffect(() => void load(), [load]);
  useEffect(() => trackPaid(result.orderNo, result.payPrice), [result.orderNo, result.payPrice]);
  return (
    <>
      <Mark aria-hidden="true" size={44} strokeWidth={1.5} />
      <ResultTitle>
        <FormattedMessage id="paymentResult.paid" />
      </ResultTitle>
      <p role="status">
        <FormattedMessage
          id="paymentResult.number"
          values={{ number: <strong>{result.orderNo}</strong>, amount: <Money usd={result.payPrice} /> }}
        />
      </p>
      <ParcelList
        title={<FormattedMessage id="paymentResult.parcels" values={{ count: result.orders.length }} />}
        result={result}
        purchase={purchase}
      />
      {purchase && <ShipsTo purchase={purchase} />}
      <Cluster>
        <OrderLink orderNo={result.orderNo} isMain />
        <ButtonLink as={Link} to={allProductsPath}>
          <FormattedMessage id="paymentResult.goOn" />
        </ButtonLink>
      </Cluster>
      <KeepInAccount orderNo={result.orderNo} />
    </>
  );
}

const Mark = styled(CircleCheck)`
  color: var(--color-ok);
`;
