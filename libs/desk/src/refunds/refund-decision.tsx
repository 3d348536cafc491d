import type { DeskRefund } from '@souk/contract/desk';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { Button, Checkbox } from '@souk/ui';
import { useState } from 'react';
import { Actions } from '../parts/layout';
import { ReasonDialog } from '../parts/reason-dialog';
import { RefundWarning } from '../parts/refund-warning';
import { RemovalDialog } from '../parts/removal-dialog';
import { useDeskChange } from '../parts/use-desk';

/** Whether agreeing lets the return come; else the money goes out. */
const isReturnToCome = ({ withReturn, state }: DeskRefund) => withReturn && state === 'inReview';

/**
 * What can be decided of a request now. Each press names the state that was seen: a late one changes nothing. Why it is refused can be typed
 * for long: it stays when a colleague decides meanwhile, until the press is told of that.
 */
export function RefundDecision({ refund }: { refund: DeskRefund }) {
  const t = useT();
  const [refusing, setRefusing] = useState<DeskRefund['state'] | null>(null);
  const refuse = useDeskChange('refundRefuse', { done: 'desk.refund.refuseDone', close: () => setRefusing(null) });
  return (
    <>
      <Choices refund={refund} onRefuse={() => setRefusing(refund.state)} />
      {refusing && (
        <ReasonDialog
          title={t('desk.refund.refuse')}
          text={t('desk.refund.refuseText')}
          label={t('desk.refund.refuseReason')}
          hint={t('desk.reasonShown')}
          confirm={t('desk.refund.refuse')}
          isBusy={refuse.isPending}
          onConfirm={(reason) => refuse.mutate({ no: refund.no, from: refusing, reason })}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}

/** Asks once before money goes, with how much and to whom; agrees to what was seen when it was asked. */
function PayBack({ refund }: { refund: DeskRefund }) {
  const t = useT();
  const money = useMoney();
  const [asked, setAsked] = useState<DeskRefund | null>(null);
  const pay = useDeskChange('refundApprove', { done: 'desk.refund.payBackDone', close: () => setAsked(null) });
  const label = ({ cents }: DeskRefund) => t('desk.refund.payBack', { amount: money(cents / 100) });
  return (
    <>
      <Button variant="primary" isBusy={pay.isPending} onClick={() => setAsked(refund)}>
        {label(refund)}
      </Button>
      {asked && (
        <RemovalDialog
          title={label(asked)}
          text={t('desk.refund.payBackAsk', {
            amount: money(asked.cents / 100),
            customer: asked.customer,
            isNamed: asked.customer ? 'yes' : 'no',
            order: asked.orderNo,
          })}
          confirm={label(asked)}
          isBusy={pay.isPending}
          onConfirm={() => pay.mutate({ no: asked.no, from: asked.state })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function AcceptReturn({ refund: { no, state: from } }: { refund: DeskRefund }) {
  const accept = useDeskChange('refundApprove', { done: 'desk.refund.acceptReturnDone' });
  return (
    <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate({ no, from })}>
      <FormattedMessage id="desk.refund.acceptReturn" />
    </Button>
  );
}

function Choices({ refund, onRefuse }: { refund: DeskRefund; onRefuse: () => void }) {
  const { no, state: from, can } = refund;
  const [isSellable, setSellable] = useState(true);
  const Approval = isReturnToCome(refund) ? AcceptReturn : PayBack;
  const arrive = useDeskChange('refundArrive', { done: 'desk.refund.arriveDone' });
  if (!can.approve && !can.arrive && !can.refuse) {
    return (
      <p>
        <FormattedMessage id={`desk.refund.text.${from}`} />
      </p>
    );
  }
  return (
    <Actions $gap={4}>
      <RefundWarning text={refund.refundWarning} />
      {can.arrive && (
        <Actions $gap={3}>
          <p>
            <FormattedMessage id="desk.refund.text.returning" />
          </p>
          <Checkbox checked={isSellable} onChange={(event) => setSellable(event.target.checked)}>
            <FormattedMessage id="desk.refund.sellable" />
          </Checkbox>
          <Button variant="primary" isBusy={arrive.isPending} onClick={() => arrive.mutate({ no, from, isSellable })}>
            <FormattedMessage id="desk.refund.arrive" />
          </Button>
        </Actions>
      )}
      {can.approve && <Approval refund={refund} />}
      {can.refuse && (
        <Button variant="danger" onClick={onRefuse}>
          <FormattedMessage id="desk.refund.refuse" />
        </Button>
      )}
    </Actions>
  );
}
