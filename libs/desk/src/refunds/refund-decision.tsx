import type { DeskRefund } from '@souk/contract/desk';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { Button, Checkbox } from '@souk/ui';
import { useState } from 'react';
import { Actions } from '../parts/layout';
import { ReasonDialog } from '../parts/reason-dialog';
import { RefundWarning } from '../parts/refund-warning';
import { useDeskChange } from '../parts/use-desk';

/** What agreeing means now: the return may come, or the money goes out. */
const approvalOf = ({ withReturn, state }: DeskRefund) =>
  withReturn && state === 'inReview' ? 'acceptReturn' : 'payBack';

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

function Choices({ refund, onRefuse }: { refund: DeskRefund; onRefuse: () => void }) {
  const t = useT();
  const money = useMoney();
  const { no, state: from, can } = refund;
  const [isSellable, setSellable] = useState(true);
  const approval = approvalOf(refund);
  const approve = useDeskChange('refundApprove', { done: `desk.refund.${approval}Done` });
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
      {can.approve && (
        <Button variant="primary" isBusy={approve.isPending} onClick={() => approve.mutate({ no, from })}>
          {t(`desk.refund.${approval}`, { amount: money(refund.cents / 100) })}
        </Button>
      )}
      {can.refuse && (
        <Button variant="danger" onClick={onRefuse}>
          <FormattedMessage id="desk.refund.refuse" />
        </Button>
      )}
    </Actions>
  );
}
