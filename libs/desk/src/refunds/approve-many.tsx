import type { DeskRefundRow, ShipManyResult } from '@souk/contract/desk';
import { refundTogetherMostCents } from '@souk/domain/desk';
import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Dialog, Notice, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { useDeskChange } from '../parts/use-desk';

type Props = { refunds: readonly DeskRefundRow[]; onDone: (nos: readonly string[]) => void; onClose: () => void };

/** Agrees to several requests, up to an amount each. What was refused stays, with the reason. */
export function ApproveMany({ refunds, onDone, onClose }: Props) {
  const t = useT();
  const say = useSay();
  const money = useMoney();
  const [refused, setRefused] = useState<ShipManyResult['refused']>([]);
  const small = refunds.filter(({ cents }) => cents <= refundTogetherMostCents);
  const approve = useDeskChange('refundsApprove', {
    done: null,
    then: (result) => {
      setRefused(result.refused);
      if (result.done.length > 0) say.done('desk.refunds.manyDone', { count: result.done.length });
      onDone(result.done);
    },
    thenIfMounted: (result) => result.refused.length === 0 && onClose(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (small.length === 0 || approve.isPending) return;
    approve.mutate({ refunds: small.map(({ no, state: from }) => ({ no, from })) });
  };
  const sum = small.reduce((cents, one) => cents + one.cents, 0);
  return (
    <Dialog title={t('desk.refunds.approve')} closeLabel={t('word.close')} onClose={onClose}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>
          <FormattedMessage id="desk.refunds.approveText" values={{ count: small.length, sum: money(sum / 100) }} />
        </p>
        {small.length < refunds.length && (
          <p>
            <FormattedMessage
              id="desk.refunds.tooLarge"
              values={{ count: refunds.length - small.length, most: money(refundTogetherMostCents / 100) }}
            />
          </p>
        )}
        {refused.map(({ no, message }) => (
          <Notice key={no} $tone="sale" role="alert">
            {no}: {message}
          </Notice>
        ))}
        <DialogButtons
          confirm={small.length > 0 ? t('desk.refunds.approve') : null}
          isBusy={approve.isPending}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
