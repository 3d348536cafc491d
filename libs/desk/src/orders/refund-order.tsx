import type { DeskOrder } from '@souk/contract/desk';
import { refundablePieces } from '@souk/domain';
import { refundMostCents } from '@souk/domain/desk';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { Button, Checkbox, Notice, TextAreaField } from '@souk/ui';
import { useState } from 'react';
import { FormDialog } from '../parts/form-dialog';
import { ReasonField, reasonFault } from '../parts/reason-field';
import { Panel } from '../parts/layout';
import { RefundWarning } from '../parts/refund-warning';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { ObstacleText } from './obstacle-text';
import { type PieceLine, piecesFaults, type PiecesField, PiecesFields, piecesOf } from './pieces-fields';
import { NoRefundSums, RefundSums, useRefundPreview } from './refund-preview';

const isSentWhole = ({ status }: DeskOrder) => status !== 'paid';

/** Gives money back for pieces of an order that nobody asked back, or says why there is none to give. */
export function RefundOrder({ order }: { order: DeskOrder }) {
  const t = useT();
  const money = useMoney();
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const why = order.can.refund;
  // What stays of an order of which no piece is left to refund is its postage: pieces go back with their whole price.
  const keptCents = order.payCents - order.refundedCents;
  const isPostageKept = keptCents > 0 && keptCents <= order.freightCents;
  if (!may('refunds.create')) return null;
  return (
    <Panel title={t('desk.give.title')} isOnScreenOnly>
      {why ? (
        <p>
          {why === 'nothingLeft' && isPostageKept ? (
            <FormattedMessage id="desk.why.postageKept" values={{ postage: money(keptCents / 100) }} />
          ) : (
            <ObstacleText why={why} needs="refunds.create" />
          )}
        </p>
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)}>
          <FormattedMessage id="desk.give.open" />
        </Button>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useT();
  const money = useMoney();
  const { self, merchantId } = useDesk();
  const isSent = isSentWhole(order);
  const lines: PieceLine[] = order.lines
    .map((line) => ({ id: line.id, name: line.name, sku: line.sku, most: refundablePieces(line, isSent) }))
    .filter(({ most }) => most > 0);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [reason, setReason] = useState('');
  const [isPostageBack, setPostageBack] = useState(false);
  const [isSellable, setSellable] = useState(!isSent);
  const [isMailed, setMailed] = useState(true);
  const [message, setMessage] = useState('');
  const fields = useFieldFaults<PiecesField | 'reason'>({
    ...piecesFaults(lines, typed),
    ...faultsIn({ reason: reasonFault(reason) }),
  });
  const refund = useDeskChange('orderRefund', { done: 'desk.give.done', close: onClose });
  const items = piecesOf(lines, typed);
  const { preview, isAsking, error, askAgain } = useRefundPreview({ no: order.no, items: items ?? [], isPostageBack });
  const most = merchantId === null ? refundMostCents(self.roles) : null;
  const submit = () => {
    if (!fields.check() || items === null) return;
    const choices = { isPostageBack, isSellable, isMailed, message: isMailed ? message.trim() : '' };
    // Nothing is given back of which nobody has read how much it is.
    if (!refund.isPending && !isAsking && preview)
      refund.mutate({ no: order.no, items, reason: reason.trim(), ...choices });
  };
  return (
    <FormDialog
      title={t('desk.give.title')}
      width={560}
      isUnsaved={(reason + message).trim() !== '' && !refund.isPending && !refund.isSuccess}
      confirm={t('desk.refund.payBack', { amount: money((items && preview ? preview.cents : 0) / 100) })}
      variant="danger"
      isBusy={refund.isPending || isAsking}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={isSent ? 'desk.give.textSent' : 'desk.give.textUnsent'} />
        {most !== null && ` ${t('desk.give.most', { most: money(most / 100) })}`}
      </p>
      <RefundWarning text={order.refundWarning} />
      <PiecesFields
        lines={lines}
        typed={typed}
        errorOf={({ id, most }) => fields.errorOf(`pieces.${id}`, { most })}
        onChange={setTyped}
      />
      {(preview?.postageCents ?? 0) > 0 && (
        <Checkbox checked={isPostageBack} onChange={(event) => setPostageBack(event.target.checked)}>
          <FormattedMessage id="desk.give.postage" values={{ postage: money((preview?.postageCents ?? 0) / 100) }} />
        </Checkbox>
      )}
      <Checkbox checked={isSellable} onChange={(event) => setSellable(event.target.checked)}>
        <FormattedMessage id={isSent ? 'desk.give.stockSent' : 'desk.give.stockUnsent'} />
      </Checkbox>
      <ReasonField
        label={t('desk.give.reason')}
        hint={t('desk.reasonInternal')}
        value={reason}
        maxLength={200}
        error={fields.errorOf('reason')}
        onChange={setReason}
      />
      <Checkbox checked={isMailed} onChange={(event) => setMailed(event.target.checked)}>
        <FormattedMessage id="desk.give.mail" />
      </Checkbox>
      {isMailed && (
        <TextAreaField
          label={t('desk.give.message')}
          hint={t('desk.reasonShown')}
          value={message}
          maxLength={500}
          rows={2}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
      {fields.errorOf('pieces') && (
        <Notice $tone="sale" role="alert">
          {fields.errorOf('pieces')}
        </Notice>
      )}
      {items && preview && <RefundSums preview={preview} />}
      {items && !preview && error && <NoRefundSums error={error} onRetry={askAgain} />}
    </FormDialog>
  );
}
