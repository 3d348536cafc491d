import { FormattedMessage, useLocale } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { SkeletonBlock } from '@souk/ui';
import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useMemo, type Ref } from 'react';
import styled from 'styled-components';
import { storeAppearance, storeFonts } from '../stripe/appearance';
import { useStripeObject } from '../stripe/use-stripe-object';
import { useCardHandle, type CardHandle } from './card-handle';

/** What is paid: a sum of which the payment is made once the order stands, or a payment that exists. */
export type CardSource = { amountCents: number } | { clientSecret: string };

type Props = {
  source: CardSource;
  ref: Ref<CardHandle>;
  /** The fields can be typed into, or cannot be had. */
  onReady?: (isReady: boolean) => void;
  /** The shopper changed something in the fields. */
  onChange?: () => void;
  /** Where the payer lives, as far as it is known: the provider asks some countries for a postal code. */
  payer?: { country: string; postCode: string };
};

/** The card provider's own fields, in the store's look. Its library is fetched with them. Source: spec 2, Routes; ORDER-04. */
export function CardFields({ source, ...fields }: Props) {
  const { locale } = useLocale();
  const loaded = useStripeObject();
  const amountCents = 'amountCents' in source ? source.amountCents : null;
  const clientSecret = 'clientSecret' in source ? source.clientSecret : null;
  const options = useMemo(() => {
    const look = { locale, appearance: storeAppearance(), fonts: storeFonts() };
    if (clientSecret !== null) return { clientSecret, ...look };
    return { mode: 'payment' as const, amount: amountCents ?? 0, currency: 'usd', ...look };
  }, [clientSecret, amountCents, locale]);
  if (loaded.isError) {
    return (
      <PartNotice
        error={loaded.error}
        title={<FormattedMessage id="card.providerMissing" />}
        onRetry={() => void loaded.refetch()}
      >
        <FormattedMessage id="card.nothingCharged" />
      </PartNotice>
    );
  }
  if (!loaded.data) return <SkeletonBlock $height="164px" />;
  return (
    <Elements stripe={loaded.data.stripe} options={options}>
      <Fields {...fields} />
    </Elements>
  );
}

function Fields({ ref, onReady, onChange, payer }: Omit<Props, 'source'>) {
  useCardHandle(ref);
  // The provider takes them when its fields are made, and not again.
  const options = useMemo(
    (): StripePaymentElementOptions => ({
      layout: 'tabs',
      // Wallets have buttons of their own above the form.
      wallets: { applePay: 'never', googlePay: 'never' },
      ...(payer?.country
        ? {
            defaultValues: {
              billingDetails: { address: { country: payer.country, postal_code: payer.postCode } },
            },
          }
        : {}),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Stripe reads these once: others later would mount the fields anew
    [],
  );
  return (
    <Place>
      <PaymentElement
        options={options}
        onReady={() => onReady?.(true)}
        onLoadError={() => onReady?.(false)}
        onChange={() => onChange?.()}
      />
    </Place>
  );
}

/** The provider's frame is wider than its place by its inset, so that its fields stand flush with ours. */
const Place = styled.div`
  min-width: 0;
  & iframe {
    max-width: none;
  }
`;
