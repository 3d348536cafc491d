import type { DeskOrderRow } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, Cluster, type Tone } from '@souk/ui';

const tones: Readonly<Record<DeskOrderRow['status'], Tone>> = {
  unpaid: 'neutral',
  paid: 'brand',
  inTransit: 'warn',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'neutral',
};

/** Where an order stands, in words: its status, a request for money back, whether it is late, and how many internal notes it has. */
export function OrderBadges({
  order,
}: {
  order: Pick<
    DeskOrderRow,
    'status' | 'refundStatus' | 'isPartlyRefunded' | 'isLate' | 'sentPieces' | 'pieces' | 'notes'
  >;
}) {
  return (
    <Cluster $gap={1}>
      <Badge $tone={tones[order.status]}>
        <FormattedMessage id={`desk.order.${order.status}`} />
      </Badge>
      {order.status === 'paid' && order.sentPieces > 0 && (
        <Badge>
          <FormattedMessage id="desk.order.sentPieces" values={{ sent: order.sentPieces, pieces: order.pieces }} />
        </Badge>
      )}
      {order.refundStatus > 0 && (
        <Badge $tone={order.refundStatus === 1 ? 'sale' : 'neutral'}>
          <FormattedMessage id={`desk.order.refund${order.isPartlyRefunded ? 'Part' : order.refundStatus}`} />
        </Badge>
      )}
      {order.isLate && (
        <Badge $tone="warn">
          <FormattedMessage id="desk.order.late" />
        </Badge>
      )}
      {order.notes > 0 && (
        <Badge>
          <FormattedMessage id="desk.order.notes" values={{ count: order.notes }} />
        </Badge>
      )}
    </Cluster>
  );
}
