import type { ProductMerchant } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { usePeriodText } from '@souk/state/period-text';
import { Notice } from '@souk/ui';

/** Says that a product's merchant sells nothing now, and until when, to the minute, where that is known. */
export function ClosedMerchant({ merchant: { name, closedUntil, isOpen } }: { merchant: ProductMerchant }) {
  const periodText = usePeriodText();
  return (
    <Notice role="note" $tone="warn">
      <p>
        {isOpen !== false && closedUntil ? (
          <FormattedMessage id="closedMerchant.until" values={{ name, date: periodText(null, closedUntil) }} />
        ) : (
          <FormattedMessage id="closedMerchant.now" values={{ name }} />
        )}
      </p>
    </Notice>
  );
}
