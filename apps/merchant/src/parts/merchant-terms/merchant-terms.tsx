import type { MerchantInfo } from '@souk/contract';
import { FormattedMessage, useMoney } from '@souk/i18n';

type Props = { merchant: MerchantInfo };

/** What a parcel of this merchant costs. */
export function ShippingTerms({ merchant: { delivery } }: Props) {
  const money = useMoney();
  if (delivery.freightFee === 0) return <FormattedMessage id="merchant.shippingFree" />;
  return (
    <FormattedMessage
      id={delivery.freeFrom === null ? 'merchant.shippingFee' : 'merchant.shippingUntil'}
      values={{ fee: money(delivery.freightFee), free: money(delivery.freeFrom ?? 0) }}
    />
  );
}

/** How long what was bought here may go back. */
export function ReturnTerms({ merchant: { returns } }: Props) {
  return <FormattedMessage id="merchant.returns" values={{ days: returns.days }} />;
}
