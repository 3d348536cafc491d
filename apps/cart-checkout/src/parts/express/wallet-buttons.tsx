import { countryCodes } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { Elements, ExpressCheckoutElement } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import { storeAppearance } from '../stripe/appearance';
import { useStripeObject } from '../stripe/use-stripe-object';
import { centsOf, type ExpressSource } from './express-source';
import { useWallet } from './use-wallet';

type Props = {
  source: ExpressSource;
  /** Whether this device has a wallet at all. */
  onKnown: (hasWallet: boolean) => void;
  onPlacing: (isPlacing: boolean) => void;
};

/** Apple Pay, Google Pay and Link, as far as this device has them: the provider's own buttons. */
export function WalletButtons({ source, onKnown, onPlacing }: Props) {
  const { locale } = useLocale();
  const { data, isError } = useStripeObject();
  useEffect(() => {
    if (isError) onKnown(false);
  }, [isError, onKnown]);
  const amount = centsOf(source.sums?.total ?? 0);
  const options = useMemo(
    () => ({ mode: 'payment' as const, amount, currency: 'usd', locale, appearance: storeAppearance() }),
    [amount, locale],
  );
  if (!data || amount === 0) return null;
  return (
    <Elements stripe={data.stripe} options={options}>
      <Buttons source={source} onKnown={onKnown} onPlacing={onPlacing} />
    </Elements>
  );
}

/** What a sheet asks for: all that an order needs. PayPal has a button of its own. */
const asked: StripeExpressCheckoutElementOptions = {
  emailRequired: true,
  phoneNumberRequired: true,
  shippingAddressRequired: true,
  allowedShippingCountries: [...countryCodes],
  buttonHeight: 48,
  layout: { maxColumns: 2, maxRows: 1 },
  paymentMethods: { paypal: 'never', amazonPay: 'never', klarna: 'never' },
};

function Buttons({ source, onKnown, onPlacing }: Props) {
  const { isPlacing, ...wallet } = useWallet(source);
  useEffect(() => onPlacing(isPlacing), [isPlacing, onPlacing]);
  const onReady = ({ availablePaymentMethods: known }: StripeExpressCheckoutElementReadyEvent) =>
    onKnown(known !== undefined && Object.values(known).some(Boolean));
  return <ExpressCheckoutElement options={asked} onReady={onReady} onLoadError={() => onKnown(false)} {...wallet} />;
}
