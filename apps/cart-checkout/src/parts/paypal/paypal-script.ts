import type { PublicConfig } from '@souk/contract';
import { useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useMemo } from 'react';

/** What PayPal's script needs to know; null until the server has told. */
export const usePaypalScript = () => {
  const api = useApi();
  const { locale } = useLocale();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['pay', 'paypal'],
    queryFn: async ({ signal }) => {
      const [config, clientId] = await Promise.all([api.store.config(signal), api.pay.paypalClientId(signal)]);
      return { config, clientId };
    },
    staleTime: Infinity,
  });
  const options = useMemo(() => data && paypalOptions(data.clientId, data.config, locale), [data, locale]);
  return { options: options ?? null, isPending, retry: () => void refetch() };
};

/** What PayPal's script is asked for: buttons and card fields, without pay-later and card funding. Source: spec 7. */
const paypalOptions = (clientId: string, { paypalScriptUrl }: PublicConfig, locale: string) => ({
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
