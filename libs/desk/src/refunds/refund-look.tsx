import type { DeskRefundState } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, type Tone } from '@souk/ui';

const tones: Readonly<Record<DeskRefundState, Tone>> = {
  inReview: 'sale',
  arrived: 'sale',
  returning: 'warn',
  refunding: 'brand',
  refunded: 'ok',
  refused: 'neutral',
  withdrawn: 'neutral',
};

/** Where a request stands, in words. */
export function RefundBadge({ state, isStuck }: { state: DeskRefundState; isStuck: boolean }) {
  return (
    <Badge $tone={isStuck ? 'sale' : tones[state]}>
      <FormattedMessage id={isStuck ? 'desk.refund.stuck' : `desk.refund.${state}`} />
    </Badge>
  );
}
