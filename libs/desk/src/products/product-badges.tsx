import type { DeskProductRow } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, Cluster } from '@souk/ui';

/** Whether a product is on sale, waits for a look, is sold out or on offer. */
export function ProductBadges({
  isLive,
  isSuspended,
  isArchived,
  reviewState,
  stock,
  discount,
}: Pick<DeskProductRow, 'isLive' | 'isSuspended' | 'isArchived' | 'reviewState' | 'stock' | 'discount'>) {
  return (
    <Cluster $gap={1}>
      <Badge $tone={isLive ? 'ok' : 'neutral'}>
        <FormattedMessage id={`desk.product.${isArchived ? 'archived' : isLive ? 'live' : 'hidden'}`} />
      </Badge>
      {isSuspended && (
        <Badge $tone="sale">
          <FormattedMessage id="desk.product.suspended" />
        </Badge>
      )}
      {(reviewState === 'waiting' || reviewState === 'refused') && (
        <Badge $tone="warn">
          <FormattedMessage id={`desk.product.${reviewState}Badge`} />
        </Badge>
      )}
      {stock === 0 && (
        <Badge $tone="sale">
          <FormattedMessage id="desk.product.out" />
        </Badge>
      )}
      {discount > 0 && (
        <Badge $tone="brand">
          <FormattedMessage id="desk.product.off" values={{ percent: discount }} />
        </Badge>
      )}
    </Cluster>
  );
}
