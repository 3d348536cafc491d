import { FormattedMessage, useLocale } from '@souk/i18n';
import { ErrorNotice, SkeletonBlock } from '@souk/ui';
import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import { storeAppearance } from '../parts/stripe/appearance';
import { CardForm } from './card-form';
import { useStripeObject } from '../parts/stripe/use-stripe-object';

type Props = { clientSecret: string; orderNo: string | null; amountUsd: number | null };

/** Loads the provider and gives it the secret. Its library is fetched on this page only. */
export function PayByCard({ clientSecret, orderNo, amountUsd }: Props) {
  const { locale } = useLocale();
  const loaded = useStripeObject();
  const options = useMemo(() => ({ clientSecret, locale, appearance: storeAppearance() }), [clientSecret, locale]);
  if (loaded.isError) {
    return (
      <ErrorNotice
        title={<FormattedMessage id="cardPayment.providerMissing" />}
        retryLabel={<FormattedMessage id="part.retry" />}
        onRetry={() => void loaded.refetch()}
      >
        <FormattedMessage id="cardPayment.nothingCharged" />
      </ErrorNotice>
    );
  }
  if (!loaded.data) return <SkeletonBlock $height="260px" />;
  return (
    <Elements stripe={loaded.data.stripe} options={options}>
      <CardForm orderNo={orderNo} amountUsd={amountUsd} />
    </Elements>
  );
}
