import type { DeskApplication } from '@souk/contract/desk';
import { Actions, NotAllowed, ReasonDialog, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button } from '@souk/ui';
import { useState } from 'react';

type Props = { application: DeskApplication };

/** Approves or declines an application; approved is only what was looked at whole. Why it is declined stays typed when a colleague decides meanwhile. */
export function ApplicationDecision({ application }: Props) {
  const t = useT();
  const { id, name } = application;
  const [isDeclining, setDeclining] = useState(false);
  const decline = useDeskChange('applicationDecline', {
    done: 'admin.applications.declined',
    close: () => setDeclining(false),
  });
  return (
    <>
      <Choices application={application} onDecline={() => setDeclining(true)} />
      {isDeclining && (
        <ReasonDialog
          title={t('admin.applications.decline')}
          text={t('admin.applications.declineText', { name })}
          label={t('admin.applications.declineReason')}
          hint={t('admin.applications.reasonShown')}
          confirm={t('admin.applications.decline')}
          maxLength={300}
          isBusy={decline.isPending}
          onConfirm={(reason) => decline.mutate({ id, reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}

function Choices({
  application: { id, obstacle, auditStatus, denialReason, merchantId },
  onDecline,
}: Props & { onDecline: () => void }) {
  const { may } = useDesk();
  const approve = useDeskChange('applicationApprove', { done: 'admin.applications.approved' });
  if (auditStatus !== 1) {
    return (
      <>
        <p>
          <FormattedMessage id={`admin.applications.decided${auditStatus}`} /> {denialReason}
        </p>
        {merchantId !== null && (
          <Link to={`/admin/merchants/${merchantId}`}>
            <FormattedMessage id="admin.applications.merchant" />
          </Link>
        )}
      </>
    );
  }
  if (!may('merchants.decide')) {
    return (
      <p>
        <NotAllowed needs="merchants.decide" />
      </p>
    );
  }
  return (
    <Actions $gap={4}>
      {obstacle ? (
        <p>
          <FormattedMessage id={`admin.applications.obstacle.${obstacle}`} />
        </p>
      ) : (
        <Button variant="primary" isBusy={approve.isPending} onClick={() => approve.mutate({ id })}>
          <FormattedMessage id="admin.applications.approve" />
        </Button>
      )}
      <p>
        <FormattedMessage id="admin.applications.later" />
      </p>
      <Button variant="danger" onClick={onDecline}>
        <FormattedMessage id="admin.applications.decline" />
      </Button>
    </Actions>
  );
}
