import type { PageElement, ProductReply } from '@souk/contract';
import { embeddedReviewStars } from '@souk/domain';
import { useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import type { Fill } from '../../tree/fill';
import { TemplateRows } from '../../tree/template-rows';
import { readReviewWish, reviewsQuery, type ReviewWish } from './reviews.queries';

/** Reviews of a product in the owner's own markup. A failure says so in their place. Source: PAGE-06. */
export function ReviewsElement({ node }: { node: PageElement }) {
  const wish = readReviewWish(node);
  return wish ? <FilledReviews node={node} wish={wish} /> : <Rows node={node} reviews={[]} isEmpty />;
}

function FilledReviews({ node, wish }: { node: PageElement; wish: ReviewWish }) {
  const { data, error, isLoadingError, isFetched, refetch } = useQuery(reviewsQuery(useApi(), wish));
  if (isLoadingError) return <PartNotice error={error} onRetry={() => void refetch()} />;
  return <Rows node={node} reviews={data?.list ?? []} isEmpty={isFetched && data?.list.length === 0} />;
}

function Rows({ node, reviews, isEmpty }: { node: PageElement; reviews: readonly ProductReply[]; isEmpty: boolean }) {
  const t = useT();
  const hasOwnStars = node.attrs?.['data-stars'] === 'own';
  const rows = reviews.map((review) => ({ key: review.id, fill: reviewFill(review, hasOwnStars, t) }));
  return <TemplateRows node={node} rows={rows} isEmpty={isEmpty} />;
}

const mostStars = 5;

const reviewFill = (review: ProductReply, hasOwnStars: boolean, t: (id: string) => string): Fill => {
  const stars = Math.round(hasOwnStars ? (review.star ?? embeddedReviewStars) : embeddedReviewStars);
  return {
    text: {
      nickname: review.nickname,
      comment: review.comment,
      verified: review.verified ? t('pages.verified') : '',
      date: longUsDate(review.createTime),
      stars: '★'.repeat(stars) + '☆'.repeat(mostStars - stars),
      rating: String(stars),
    },
    lang: { comment: review.locale },
    ...(review.avatar ? { picture: { src: review.avatar, alt: '' } } : {}),
  };
};

/** US English long form, in every language. Source: spec 9 "Custom-page lists". */
const longUsDate = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
