import type { ProductMerchant } from '@souk/contract';
import { sellsNow } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Notice } from '@souk/ui';

/** Says that a product's merchant sells nothing now, and until when where that is known. Absent: they sell. */
export function ClosedMerchant({ merchant }: { merchant: ProductMerchant }) {
  const { name, closedUntil, isOpen } = merchant;
  if (sellsNow(merchant, new Date())) return null;
  return (
    <Notice role="note" $tone="warn">
      <p>
        {isOpen !== false && closedUntil ? (
          <FormattedMessage
            id="closedMerchant.until"
            values={{ name, date: <DateText key="date" iso={closedUntil} /> }}
          />
        ) : (
          <FormattedMessage id="closedMerchant.now" values={{ name }} />
        )}
      </p>
    </Notice>
  );
}
