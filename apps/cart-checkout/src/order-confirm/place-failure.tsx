import { isRefused } from '@souk/api-client';
import { FormattedMessage, Money } from '@souk/i18n';
import { useSay } from '@souk/state';
import { isAddressGone, isChanged } from './use-place-order';

type Props = { error: unknown; totalUsd: number };

/** An order that could not be placed: what happened, what is safe, and what the next press does. Source: spec 8; ORDER-02. */
export function PlaceFailure({ error, totalUsd }: Props) {
  const { errorText } = useSay();
  if (!navigator.onLine) {
    return (
      <p>
        <FormattedMessage id="orderConfirm.offline" />
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>{isAddressGone(error) ? <FormattedMessage id="error.addressMissing" /> : errorText(error)}</strong>
      </p>
      <p>
        <FormattedMessage id={nextOf(error)} values={{ total: <Money usd={totalUsd} /> }} />
      </p>
    </>
  );
}

/** What the shopper can do now. A pre-order that is over has left this page for one that leads back to the cart. */
const nextOf = (error: unknown): string => {
  if (isAddressGone(error)) return 'orderConfirm.failed.address';
  if (isChanged(error)) return 'orderConfirm.failed.changed';
  if (isRefused(error)) return 'orderConfirm.failed.refused';
  return 'orderConfirm.failed.away';
};
