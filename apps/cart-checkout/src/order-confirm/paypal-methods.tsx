import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import { FormattedMessage } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { SkeletonBlock } from '@souk/ui';
import styled from 'styled-components';
import { usePaypalScript } from '../parts/paypal/paypal-script';
import { usePaypalOrder } from './use-paypal-order';
import type { usePlaceOrder } from './use-place-order';

type Props = { order: ReturnType<typeof usePlaceOrder> };

/** PayPal's own button, for those who would rather stay on this page. Source: ORDER-05; spec 7, pay/paypal/clientId. */
export function PaypalMethods({ order }: Props) {
  const paypal = usePaypalOrder(order);
  const { options, isPending, retry } = usePaypalScript();
  if (isPending) return <SkeletonBlock $height="48px" />;
  if (!options) {
    return (
      <PartNotice error={null} title={<FormattedMessage id="orderConfirm.paypalAway" />} onRetry={retry}>
        <FormattedMessage id="orderConfirm.paypalAwayHint" />
      </PartNotice>
    );
  }
  return (
    <Box>
      <p>
        <FormattedMessage id="orderConfirm.paypalHere" />
      </p>
      <PayPalScriptProvider options={options}>
        <PayPalButtons style={{ layout: 'vertical', height: 48 }} {...paypal} />
      </PayPalScriptProvider>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  max-width: 420px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
