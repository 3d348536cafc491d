import { FormattedMessage, useLocale } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { ErrorNotice, SkeletonBlock } from '@souk/ui';
import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import { storeAppearance } from '../parts/stripe/appearance';
import { CardForm } from './card-form';
import { stripeOf } from '../parts/stripe/load-stripe';

type Props = { clientSecret: string; orderNo: string | null; amountUsd: number | null };

/** Loads the provider and gives it the secret. Its library is fetched on this page only. */
export function PayByCard({ clientSecret, orderNo, amountUsd }: Props) {
  const api = useApi();
  const { locale } = useLocale();
  const loaded = useQuery({
    queryKey: ['stripe'],
    queryFn: async ({ signal }) => ({ stripe: await stripeOf(await api.store.config(signal)) }),
    staleTime: Infinity,
    // The provider's object is no data: it must be kept as it is.
    structuralSharing: false,
    retry: false,
  });
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
