import type { DeskProduct } from '@souk/contract/desk';
import { productPath } from '@souk/domain';
import { canGoOnSale, productPreviewPath } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason-dialog';
import { useDesk } from '../parts/use-desk';
import { StoreTime } from '../parts/store-time';
import { useProductChange } from './use-product-change';

/** Whether a product is on sale, and the ways to change it: by a press, or by the platform's look at what a merchant sells anew. */
export function ProductSale({ product }: { product: DeskProduct }) {
  const { merchantId } = useDesk();
  return (
    <>
      <Reviewed product={product} />
      {merchantId === null && product.reviewState === 'waiting' ? (
        <Decision product={product} />
      ) : (
        <Publish product={product} />
      )}
      <ShopLink product={product} />
    </>
  );
}

/** Since when a product waits for the platform's look, or why it was refused. Absent where nobody asked for one. */
function Reviewed({ product: { reviewState, reviewReason, reviewAt } }: { product: DeskProduct }) {
  if (reviewState === 'none' || reviewState === 'live' || !reviewAt) return null;
  return (
    <Notice $tone="warn" role="note">
      <p>
        <FormattedMessage
          id={`desk.product.review.${reviewState}`}
          values={{ time: <StoreTime key="time" iso={reviewAt} />, reason: reviewReason }}
        />
      </p>
    </Notice>
  );
}

/** Words of the button and of what follows, by what a press does. */
const pressOf = ({ isLive, isFound, reviewState, asksReview, image }: DeskProduct) => {
  if (isLive) {
    const text = isFound ? 'desk.product.liveText' : 'desk.product.notOpenText';
    return { text, button: 'desk.product.hide', done: 'desk.product.hiddenNow' };
  }
  const isReady = canGoOnSale({ image });
  if (reviewState === 'waiting')
    return { text: 'desk.product.waitingText', button: 'desk.product.takeBack', done: 'desk.product.takenBack' };
  if (!asksReview)
    return {
      text: isReady ? 'desk.product.hiddenText' : 'desk.product.pictureFirst',
      button: 'desk.product.publish',
      done: 'desk.product.liveNow',
    };
  return {
    text: isReady ? 'desk.product.reviewText' : 'desk.product.pictureFirst',
    button: reviewState === 'refused' ? 'desk.product.sendAgain' : 'desk.product.send',
    done: 'desk.product.sent',
  };
};

function Publish({ product }: { product: DeskProduct }) {
  const { id, version, isLive, reviewState, image } = product;
  const isReady = isLive || canGoOnSale({ image });
  const { text, button, done } = pressOf(product);
  const publish = useProductChange('publish', { done });
  return (
    <>
      <p>
        <FormattedMessage id={text} />
      </p>
      <Button
        variant={isLive || reviewState === 'waiting' ? 'secondary' : 'primary'}
        isBusy={publish.isPending}
        disabled={!isReady}
        onClick={() => publish.mutate({ id, version, isLive: !isLive && reviewState !== 'waiting' })}
      >
        <FormattedMessage id={button} />
      </Button>
    </>
  );
}

const newTab = { target: '_blank', rel: 'noreferrer' } as const;

/** The way to the product's page in the shop; while shoppers do not find it, to its preview, beside which the desk stays open. */
function ShopLink({ product: { slug, uniqueKey, isFound } }: { product: DeskProduct }) {
  const { self } = useDesk();
  const path = isFound
    ? productPath({ slug, uniqueKey, listedOnStore: true, landingPage: false })
    : productPreviewPath({ slug, uniqueKey });
  return (
    <div>
      <a href={self.shopOrigin + path} {...(isFound ? {} : newTab)}>
        <FormattedMessage id={isFound ? 'desk.product.open' : 'desk.product.preview'} />
      </a>
      {!isFound && (
        <p>
          <small>
            <FormattedMessage id="desk.product.previewText" />
          </small>
        </p>
      )}
    </div>
  );
}

function Decision({ product }: { product: DeskProduct }) {
  const { id, name, version, reviewState: from } = product;
  const t = useT();
  /** As it was seen by whoever began to say why: it may be changed meanwhile. */
  const [refused, setRefused] = useState<DeskProduct | null>(null);
  const accept = useProductChange('productDecide', { done: 'desk.product.accepted' });
  const refuse = useProductChange('productDecide', { done: 'desk.product.refused', close: () => setRefused(null) });
  return (
    <>
      <p>
        <FormattedMessage id="desk.product.decideText" />
      </p>
      <Cluster>
        <Button
          variant="primary"
          isBusy={accept.isPending}
          onClick={() => accept.mutate({ id, from, version, to: 'live' })}
        >
          <FormattedMessage id="desk.product.accept" />
        </Button>
        <Button variant="danger" onClick={() => setRefused(product)}>
          <FormattedMessage id="desk.product.refuse" />
        </Button>
      </Cluster>
      {refused && (
        <ReasonDialog
          title={t('desk.product.refuseTitle', { name })}
          text={t('desk.product.refuseText')}
          label={t('desk.product.refuseReason')}
          hint={t('desk.product.refuseHint')}
          confirm={t('desk.product.refuse')}
          maxLength={500}
          isBusy={refuse.isPending}
          onConfirm={(reason) =>
            refuse.mutate({ id, from: refused.reviewState, version: refused.version, to: 'refused', reason })
          }
          onClose={() => setRefused(null)}
        />
      )}
    </>
  );
}
