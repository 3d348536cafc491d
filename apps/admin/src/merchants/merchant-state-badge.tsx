import type { MerchantState } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';

const tones: Readonly<Record<MerchantState, Tone>> = {
  open: 'ok',
  preparing: 'warn',
  suspended: 'sale',
  closed: 'neutral',
};

/** Whether a merchant sells, in words. */
export function MerchantStateBadge({ state }: { state: MerchantState }) {
  return (
    <Badge $tone={tones[state]}>
      <FormattedMessage id={`admin.merchants.state.${state}`} />
    </Badge>
  );
}
