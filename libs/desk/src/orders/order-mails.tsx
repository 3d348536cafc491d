import type { DeskOrder, OrderMailKind } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';
import { useDesk, useDeskChange } from '../parts/use-desk';

/** Sends the shopper a mail about the order again. */
export function OrderMails({ order }: { order: DeskOrder }) {
  const { may } = useDesk();
  const resend = useDeskChange('resend', { done: 'desk.mail.done' });
  const kinds: OrderMailKind[] = [
    ...(order.paidAt ? (['paid'] as const) : []),
    ...(order.parcels.some(({ id }) => id > 0) ? (['sent'] as const) : []),
  ];
  if (!may('orders.mail') || order.email === null || kinds.length === 0) return null;
  return (
    <Cluster $gap={2}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          isBusy={resend.isPending && resend.variables.kind === kind}
          onClick={() => resend.mutate({ no: order.no, kind })}
        >
          <FormattedMessage id={`desk.mail.${kind}`} />
        </Button>
      ))}
    </Cluster>
  );
}
