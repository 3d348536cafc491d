import { FormattedMessage } from '@souk/i18n';
import { Notice } from '@souk/ui';
import { useDesk } from '../parts/use-desk';

/** Says at a merchant's desk that the platform suspended or closed it, and why. Absent while it sells, and at the platform's desk. */
export function MerchantStateNotice() {
  const { self, merchantId } = useDesk();
  const merchant = self.merchants.find(({ id }) => id === merchantId);
  if (!merchant || merchant.state === 'open') return null;
  return (
    <Notice $tone="sale" role="note">
      <div>
        <p>
          <FormattedMessage id={`desk.merchantState.${merchant.state}`} />
        </p>
        {merchant.stateReason && (
          <p>
            <FormattedMessage id="desk.merchantState.reason" values={{ reason: merchant.stateReason }} />
          </p>
        )}
      </div>
    </Notice>
  );
}
