import { type DeskReview, reviewsDecidedMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Button, Notice } from '@souk/ui';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason-dialog';
import { useDeskChange } from '../parts/use-desk';
import { type BarRows, ChosenBar } from '../table/chosen-bar';

type Props = { rows: BarRows<DeskReview>; onDone: (ids: readonly number[]) => void };
type Refused = readonly { name: string; message: string }[];

/** Publishes or rejects the reviews that are chosen. What somebody decided meanwhile stays chosen, with the reason. */
export function ChosenReviews({ rows, onDone }: Props) {
  const { chosen } = rows;
  const t = useT();
  const say = useSay();
  const [isRejecting, setRejecting] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const decide = useDeskChange('reviewsDecide', {
    done: null,
    then: (result) => {
      const nameOf = (id: number) => chosen.find((one) => one.id === id)?.productName ?? '';
      setRefused(result.refused.map(({ id, message }) => ({ name: nameOf(id), message })));
      if (result.done.length > 0) say.done('desk.reviews.manyDecided', { count: result.done.length });
      setRejecting(false);
      onDone(result.done);
    },
  });
  const those = (to: 'PUBLISHED' | 'REJECTED') => chosen.filter(({ state }) => state !== to);
  const send = (to: 'PUBLISHED' | 'REJECTED', reason = '') => {
    if (decide.isPending) return;
    decide.mutate({ reviews: those(to).map(({ id, state: from }) => ({ id, from })), to, reason });
  };
  const [toPublish, toReject] = [those('PUBLISHED').length, those('REJECTED').length];
  return (
    <>
      <ChosenBar rows={rows} most={reviewsDecidedMost}>
        {toPublish > 0 && (
          <Button size="sm" variant="primary" isBusy={decide.isPending} onClick={() => send('PUBLISHED')}>
            <FormattedMessage id="desk.reviews.publishMany" values={{ count: toPublish }} />
          </Button>
        )}
        {toReject > 0 && (
          <Button size="sm" onClick={() => setRejecting(true)}>
            <FormattedMessage id="desk.reviews.rejectMany" values={{ count: toReject }} />
          </Button>
        )}
      </ChosenBar>
      {refused.length > 0 && (
        <Notice $tone="sale" role="alert">
          <FormattedMessage id="desk.reviews.manyRefused" values={{ count: refused.length }} />
          <ul>
            {refused.map(({ name, message }, at) => (
              <li key={at}>
                <FormattedMessage id="desk.bulk.reason" values={{ name, message }} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isRejecting && (
        <ReasonDialog
          title={t('desk.reviews.rejectMany', { count: toReject })}
          text={t('desk.reviews.rejectManyText')}
          label={t('desk.reviews.rejectReason')}
          hint={t('desk.reasonInternal')}
          confirm={t('desk.reviews.reject')}
          isBusy={decide.isPending}
          onConfirm={(reason) => send('REJECTED', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
