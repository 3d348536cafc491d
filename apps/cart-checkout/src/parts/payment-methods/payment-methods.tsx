import type { PayResult } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi, useSay } from '@souk/state';
import { Button, ButtonLink, FieldError, type ButtonVariant } from '@souk/ui';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { withoutSecret } from '../card-page-href/card-page-href';
import { payQueries } from '../pay-queries/pay.queries';
import { usePayPaypal } from './use-pay-paypal';

type Props = {
  orderNo: string;
  /** Null until it is known: then the button names the means of payment instead. */
  amountUsd: number | null;
  /** The means that the shopper chose: the first button is for it. */
  payType: PayResult['payType'];
  /** What else can be done with the order: stands beside the first button. */
  children?: ReactNode;
};

type Way = 'card' | 'paypal';

/** The ways to pay an order that is still unpaid, the chosen one first. Trying again never makes a second order or a second charge. */
export function PaymentMethods({ orderNo, amountUsd, payType, children }: Props) {
  const methods = useQuery(payQueries(useApi()).methods()).data;
  const say = useSay();
  const paypal = usePayPaypal(orderNo);
  const open: Way[] = [
    ...(methods?.stripeStatus === false ? [] : (['card'] as const)),
    ...(methods?.paypalStatus ? (['paypal'] as const) : []),
  ];
  const main = payType === 'paypal' && open.includes('paypal') ? 'paypal' : open[0];
  const button = (way: Way, variant: ButtonVariant, label: ReactNode) =>
    way === 'card' ? (
      <ButtonLink as={Link} key={way} $variant={variant} to={withoutSecret({ orderNo })}>
        <CreditCard aria-hidden="true" size={20} strokeWidth={1.5} />
        {label}
      </ButtonLink>
    ) : (
      <Button key={way} variant={variant} isBusy={paypal.isPending} onClick={() => paypal.pay()}>
        <Wallet aria-hidden="true" size={20} strokeWidth={1.5} />
        {label}
      </Button>
    );
  return (
    <Ways>
      {main &&
        button(
          main,
          'primary',
          amountUsd === null ? (
            <FormattedMessage id={`payMethods.${main}`} />
          ) : (
            <FormattedMessage id="order.payAmount" values={{ amount: <Money usd={amountUsd} /> }} />
          ),
        )}
      {children}
      {open
        .filter((way) => way !== main)
        .map((way) => button(way, 'quiet', <FormattedMessage id={`payMethods.${way}`} />))}
      {!main && (
        <p>
          <FormattedMessage id="payMethods.none" />
        </p>
      )}
      {paypal.error && <FieldError role="alert">{say.errorText(paypal.error)}</FieldError>}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > p {
    width: 100%;
  }
`;
