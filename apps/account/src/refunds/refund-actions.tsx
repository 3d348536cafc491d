import type { RefundSummary } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { useSession } from '@souk/state';
import { Button, ButtonLink, Cluster } from '@souk/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../parts/confirm/confirm-dialog';
import { useRevoke } from './refund.queries';
import { applyHref, escalateHref, refundHref } from '../parts/order/refund.url';

type Props = { refund: RefundSummary; hasDetails?: boolean };

/** What the shopper may do with a request; the server decides what. Sending the parcel stands on the request's own page. */
export function RefundActions({ refund: { refundOrderNo, merOrderNo, actions }, hasDetails = false }: Props) {
  const revoke = useRevoke(refundOrderNo, merOrderNo);
  const isGuest = useSession().status !== 'user';
  const href = refundHref(refundOrderNo, { orderNo: merOrderNo, isGuest });
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const link = (to: string, label: string, isMain = false) => (
    <ButtonLink as={Link} to={to} $size="sm" $variant={isMain ? 'primary' : 'secondary'}>
      <FormattedMessage id={label} />
    </ButtonLink>
  );
  return (
    <>
      <Cluster $gap={2}>
        {hasDetails && actions.includes('return') && link(href, 'refunds.sendBack', true)}
        {actions.includes('again') && link(applyHref(merOrderNo, isGuest), 'refunds.again')}
        {actions.includes('escalate') && link(escalateHref(refundOrderNo), 'refunds.escalate')}
        {actions.includes('revoke') && (
          <Button size="sm" onClick={() => setAsking(true)}>
            <FormattedMessage id="refunds.revoke" />
          </Button>
        )}
        {hasDetails && link(href, 'order.action.details')}
      </Cluster>
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="refunds.revokeTitle" />}
          text={<FormattedMessage id="refunds.revokeText" />}
          confirmLabel={<FormattedMessage id="refunds.revoke" />}
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
