import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, TextAreaField } from '@souk/ui';
import { useState } from 'react';
import { Panel } from '../parts/layout';
import { ReasonDialog } from '../parts/reason-dialog';
import { RefundWarning } from '../parts/refund-warning';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { ObstacleText } from './obstacle-text';

/** Ends an order, or says why it cannot be ended. */
export function CancelOrder({ order }: { order: DeskOrder }) {
  const t = useT();
  const { may } = useDesk();
  /** In which state it was when the dialog was opened: one that is paid meanwhile is not refunded by a press that knew nothing of it. */
  const [asked, setAsked] = useState<'unpaid' | 'paid' | null>(null);
  const [message, setMessage] = useState('');
  const cancel = useDeskChange('cancel', { done: 'desk.cancel.done', close: () => setAsked(null) });
  useUnsaved(asked !== null && message.trim() !== '' && !cancel.isPending);
  if (!may('orders.cancel')) return null;
  const from = order.status === 'unpaid' ? 'unpaid' : 'paid';
  return (
    <Panel title={t('desk.cancel.title')} isOnScreenOnly>
      {order.can.cancel ? (
        <p>
          <ObstacleText why={order.can.cancel} needs="orders.cancel" />
        </p>
      ) : (
        <Button variant="danger" onClick={() => setAsked(from)}>
          <FormattedMessage id={`desk.cancel.${from}`} />
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t('desk.cancel.title')}
          text={t(`desk.cancel.${asked}Text`, { no: order.no })}
          label={t('desk.cancel.reason')}
          hint={t('desk.reasonInternal')}
          confirm={t(`desk.cancel.${asked}`)}
          isBusy={cancel.isPending}
          onConfirm={(reason) => cancel.mutate({ no: order.no, from: asked, reason, message: message.trim() })}
          onClose={() => setAsked(null)}
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
