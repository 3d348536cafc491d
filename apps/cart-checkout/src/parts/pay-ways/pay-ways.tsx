import { nextPaymentStep } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useMutation, useQuery } from '@souk/query';
import { Link, useNavigate } from '@souk/router';
import { storeQueries, useApi, useSay } from '@souk/state';
import { Button, ButtonLink, FieldError } from '@souk/ui';
import { CreditCard, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { withoutSecret } from '../card-page-href/card-page-href';
import { payQueries } from '../pay-queries/pay.queries';
import { startPayment } from '../payment/start-payment';

type Props = { orderNo: string };

/** The ways to pay an order that is still unpaid. Trying again never makes a second order or a second charge. */
export function PayWays({ orderNo }: Props) {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const methods = useQuery(payQueries(api).methods());
  const storeName = useQuery(storeQueries(api).details()).data?.name;
  const paypal = useMutation({
    mutationFn: () => startPayment(api, { orderNo, payType: 'paypal', storeName }),
    onSuccess: (payment) => {
      const step = nextPaymentStep(payment);
      return step.kind === 'away' ? location.assign(step.url) : navigate(step.path, { replace: true });
    },
  });
  return (
    <Ways>
      {methods.data?.stripeStatus !== false && (
        <ButtonLink as={Link} $variant="primary" to={withoutSecret({ orderNo })}>
          <CreditCard aria-hidden="true" size={20} strokeWidth={1.5} />
          <FormattedMessage id="payWays.card" />
        </ButtonLink>
      )}
      {methods.data?.paypalStatus && (
        <Button isBusy={paypal.isPending} onClick={() => paypal.mutate()}>
          <Wallet aria-hidden="true" size={20} strokeWidth={1.5} />
          <FormattedMessage id="payWays.paypal" />
        </Button>
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
