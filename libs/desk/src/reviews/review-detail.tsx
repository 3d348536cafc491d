import type { DeskReview } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, Cluster, Picture, TextAreaField } from '@souk/ui';
import { useState } from 'react';
import { Actions, Column, Columns, Facts, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { ReasonDialog } from '../parts/reason-dialog';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { HeldFor, ReviewBadge } from './review-list';
import { StoreTime } from '../parts/store-time';

/** One review: the platform decides whether it is shown, its merchant answers it. */
export function ReviewDetail({ id }: { id: number }) {
  return (
    <Loaded query={useDeskQuery('review', { id })}>{(review) => <Shown key={review.id} review={review} />}</Loaded>
  );
}

function Shown({ review }: { review: DeskReview }) {
  const t = useT();
  const { base, may } = useDesk();
  return (
    <Columns>
      <Column>
        <Panel title={t('desk.reviews.comment')}>
          <ReviewBadge state={review.state} />
          <p lang={review.language}>{review.comment}</p>
          <Cluster>
            {review.pictures.map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <Picture src={url} alt={t('desk.refund.picture')} sizes="120px" widths={[160, 320]} />
              </a>
            ))}
          </Cluster>
        </Panel>
        <Panel title={t('desk.reviews.reply')}>
          {may('reviews.reply') ? <Reply review={review} /> : <p>{review.reply || t('desk.reviews.noReply')}</p>}
        </Panel>
      </Column>
      <Column>
        {may('reviews.moderate') && (
          <Panel title={t('desk.refund.decision')}>
            <Decision review={review} />
          </Panel>
        )}
        <Panel title={t('desk.product.facts')}>
          <Facts>
            <dt>
              <FormattedMessage id="desk.reviews.by" />
            </dt>
            <dd>{review.nickname}</dd>
            <dt>
              <FormattedMessage id="desk.reviews.stars" />
            </dt>
            <dd>{review.stars}</dd>
            <dt>
              <FormattedMessage id="desk.reviews.bought" />
            </dt>
            <dd>
              <FormattedMessage id={review.isVerified ? 'desk.reviews.yes' : 'desk.reviews.no'} />
            </dd>
            {review.heldFor.length > 0 && (
              <>
                <dt>
                  <FormattedMessage id="desk.reviews.heldFor" />
                </dt>
                <dd>
                  <HeldFor what={review.heldFor} />
                </dd>
              </>
            )}
            <dt>
              <FormattedMessage id="desk.reviews.at" />
            </dt>
            <dd>
              <StoreTime iso={review.at} />
            </dd>
            <dt>
              <FormattedMessage id="desk.orders.merchant" />
            </dt>
            <dd>{review.merchantName}</dd>
          </Facts>
          {may('products.read') && (
            <Link to={`${base}/products/${review.productId}`}>
              <FormattedMessage id="desk.reviews.product" />
            </Link>
          )}
        </Panel>
      </Column>
    </Columns>
  );
}

function Decision({ review: { id, state: from } }: { review: DeskReview }) {
  const t = useT();
  /** The state in which it was when somebody began to say why: a colleague may decide meanwhile. */
  const [rejectedFrom, setRejectedFrom] = useState<DeskReview['state'] | null>(null);
  const decide = useDeskChange('reviewDecide', { done: 'desk.reviews.decided', close: () => setRejectedFrom(null) });
  return (
    <Actions $gap={3}>
      {from !== 'PUBLISHED' && (
        <Button
          variant="primary"
          isBusy={decide.isPending}
          onClick={() => decide.mutate({ id, from, to: 'PUBLISHED' })}
        >
          <FormattedMessage id="desk.reviews.publish" />
        </Button>
      )}
      {from !== 'REJECTED' && (
        <Button variant="danger" onClick={() => setRejectedFrom(from)}>
          <FormattedMessage id={from === 'PUBLISHED' ? 'desk.reviews.takeDown' : 'desk.reviews.reject'} />
        </Button>
      )}
      {rejectedFrom && (
        <ReasonDialog
          title={t('desk.reviews.reject')}
          text={t('desk.reviews.rejectText')}
          label={t('desk.reviews.rejectReason')}
          hint={t('desk.reasonInternal')}
          confirm={t('desk.reviews.reject')}
          isBusy={decide.isPending}
          onConfirm={(reason) => decide.mutate({ id, from: rejectedFrom, to: 'REJECTED', reason })}
          onClose={() => setRejectedFrom(null)}
        />
      )}
    </Actions>
  );
}

function Reply({ review: { id, reply, language } }: { review: DeskReview }) {
  const t = useT();
  const send = useDeskChange('reviewReply', { done: 'desk.reviews.replied' });
  const draft = useDraft({ text: reply }, send.isPending);
  const { text } = draft.values;
  const fields = useFieldFaults(faultsIn({ text: text.trim() === '' ? 'desk.reviews.replyMissing' : null }));
  const store = () => {
    if (!fields.check() || send.isPending) return;
    send.mutate({ id, from: reply, text: text.trim() }, { onSuccess: () => draft.saved({ text }) });
  };
  return (
    <DraftForm
      draft={draft}
      nameOf={() => t('desk.reviews.replyLabel')}
      saveLabel={t('desk.reviews.send')}
      isBusy={send.isPending}
      wrong={fields.wrong}
      gap={3}
      onSave={store}
    >
      <TextAreaField
        label={t('desk.reviews.replyLabel')}
        hint={t('desk.reviews.replyHint')}
        lang={language}
        value={text}
        maxLength={1000}
        rows={4}
        isRequired
        error={fields.errorOf('text')}
        onChange={(event) => draft.setValues({ text: event.target.value })}
      />
    </DraftForm>
  );
}
