import { isApiError } from '@souk/api-client';
import type { PageElement, PageNode, ProductReply } from '@souk/contract';
import { useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import type { ReactNode } from 'react';
import { FillContext, type Fill } from '../../tree/fill';
import { findPart, isElement, isPart } from '../../tree/find';
import { PageNodes, PlainElement } from '../../tree/page-nodes';
import { readReviewWish, reviewsQuery, type ReviewWish } from './reviews.queries';

/** Reviews of a product in the owner's own markup. A failure says so in their place. Source: PAGE-06. */
export function ReviewsElement({ node }: { node: PageElement }) {
  const wish = readReviewWish(node);
  return wish ? <FilledReviews node={node} wish={wish} /> : <Rows node={node} reviews={[]} isEmpty />;
}

function FilledReviews({ node, wish }: { node: PageElement; wish: ReviewWish }) {
  const t = useT();
  const { data, error, isFetched } = useQuery(reviewsQuery(useApi(), wish));
  if (error)
    return <p role="alert">{isApiError(error) ? (error.serverMessage ?? t(error.messageId)) : t('pages.failed')}</p>;
  return <Rows node={node} reviews={data?.list ?? []} isEmpty={isFetched && data?.list.length === 0} />;
}

function Rows({ node, reviews, isEmpty }: { node: PageElement; reviews: readonly ProductReply[]; isEmpty: boolean }) {
  const t = useT();
  const template = findPart(node.children ?? [], 'item');
  const hasOwnStars = node.attrs?.['data-stars'] === 'own';
  const rowNodes = template?.tag === 'template' ? (template.children ?? []) : template ? [unmarked(template)] : [];
  const rows = reviews.map((review) => (
    <FillContext key={review.id} value={reviewFill(review, hasOwnStars, t)}>
      <PageNodes nodes={rowNodes} />
    </FillContext>
  ));
  const walk = (nodes: readonly PageNode[]): ReactNode =>
    nodes.map((child, index) => {
      if (child === template) return rows;
      if (isPart(child, 'empty')) return isEmpty ? <PlainElement key={`e${index}`} node={child} /> : null;
      return isElement(child) && findPart(child.children ?? [], 'item') ? (
        <PlainElement key={index} node={child}>
          {walk(child.children ?? [])}
        </PlainElement>
      ) : (
        <PageNodes key={index} nodes={[child]} />
      );
    });
  return <PlainElement node={node}>{walk(node.children ?? [])}</PlainElement>;
}

const unmarked = (template: PageElement): PageElement => {
  const { 'data-souk': _mark, ...attrs } = template.attrs ?? {};
  return { ...template, attrs };
};

/** Stars of an embedded review. Source: spec 9 "Reviews always render a 4-star rating". */
const embeddedStars = 4;
const mostStars = 5;

const reviewFill = (review: ProductReply, hasOwnStars: boolean, t: (id: string) => string): Fill => {
  const stars = Math.round(hasOwnStars ? (review.star ?? embeddedStars) : embeddedStars);
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
