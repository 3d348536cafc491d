import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, TextAreaField } from '@souk/ui';
import { useState } from 'react';
import { Panel } from '../parts/layout';
import { ReasonDialog } from '../parts/reason-dialog';
import { RefundWarning } from '../parts/refund-warning';
import { useDesk, useDeskChange } from '../parts/use-desk';

/** Ends an order, or says why it cannot be ended. */
export function CancelOrder({ order }: { order: DeskOrder }) {
  const t = useT();
  const { may } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState('');
  const cancel = useDeskChange('cancel', { done: 'desk.cancel.done', then: () => setAsked(false) });
  if (!may('orders.cancel')) return null;
  const isUnpaid = order.status === 'unpaid';
  return (
    <Panel title={t('desk.cancel.title')} isOnScreenOnly>
      {order.can.cancel ? (
        <p>
          <FormattedMessage id={`desk.why.${order.can.cancel}`} />
        </p>
      ) : (
        <Button variant="danger" onClick={() => setAsked(true)}>
          <FormattedMessage id={isUnpaid ? 'desk.cancel.unpaid' : 'desk.cancel.paid'} />
        </Button>
      )}
      {isAsked && (
        <ReasonDialog
          title={t('desk.cancel.title')}
          text={t(isUnpaid ? 'desk.cancel.unpaidText' : 'desk.cancel.paidText', { no: order.no })}
          label={t('desk.cancel.reason')}
          hint={t('desk.reasonInternal')}
          confirm={t(isUnpaid ? 'desk.cancel.unpaid' : 'desk.cancel.paid')}
          isBusy={cancel.isPending}
          onConfirm={(reason) =>
            cancel.mutate({ no: order.no, from: isUnpaid ? 'unpaid' : 'paid', reason, message: message.trim() })
          }
          onClose={() => setAsked(false)}
        >
          <RefundWarning text={order.refundWarning} />
          <TextAreaField
            label={t('desk.give.message')}
            hint={t('desk.reasonShown')}
            value={message}
            maxLength={500}
            rows={3}
            onChange={(event) => setMessage(event.target.value)}
          />
        </ReasonDialog>
      )}
    </Panel>
  );
}
