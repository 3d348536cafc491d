import { PayPalButtons, PayPalScriptProvider } from '@paypal/react-paypal-js';
import type { PublicConfig } from '@souk/contract';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { ErrorNotice, SkeletonBlock } from '@souk/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { usePaypalOrder } from './use-paypal-order';
import type { usePlaceOrder } from './use-place-order';

type Props = { order: ReturnType<typeof usePlaceOrder> };

/** PayPal's own button, for those who would rather stay on this page. Source: ORDER-05; spec 7, pay/paypal/clientId. */
export function PaypalWays({ order }: Props) {
  const api = useApi();
  const loaded = useQuery({
    queryKey: ['pay', 'paypal'],
    queryFn: async ({ signal }) => {
      const [config, clientId] = await Promise.all([api.store.config(signal), api.pay.paypalClientId(signal)]);
      return { config, clientId };
    },
    staleTime: Infinity,
  });
  if (loaded.isPending) return <SkeletonBlock $height="48px" />;
  if (!loaded.data) {
    return (
      <ErrorNotice
        title={<FormattedMessage id="orderConfirm.paypalAway" />}
        retryLabel={<FormattedMessage id="part.retry" />}
        onRetry={() => void loaded.refetch()}
      />
    );
  }
  return <Buttons {...loaded.data} order={order} />;
}

function Buttons({ config, clientId, order }: Props & { config: PublicConfig; clientId: string }) {
  const { locale } = useLocale();
  const paypal = usePaypalOrder(order);
  const options = useMemo(() => paypalOptions(clientId, config, locale), [clientId, config, locale]);
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

/** What PayPal's script is asked for: buttons and card fields, without pay-later and card funding. Source: spec 7. */
export const paypalOptions = (clientId: string, { paypalScriptUrl }: PublicConfig, locale: string) => ({
  clientId,
  currency: 'USD',
  intent: 'capture',
  components: 'buttons,card-fields',
  disableFunding: 'paylater,card',
  locale: locale === 'fr' ? 'fr_FR' : 'en_US',
  ...(paypalScriptUrl ? { sdkBaseUrl: new URL(paypalScriptUrl, location.origin).href } : {}),
  ...nonceOf(),
});

/** Scripts run by the page's nonce only; PayPal's brings further ones. */
const nonceOf = () => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? { dataCspNonce: nonce } : {};
};

const Box = styled.div`
  display: grid;
  gap: 10px;
  max-width: 420px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
