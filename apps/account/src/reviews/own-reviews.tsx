import type { OwnReview, ReviewState } from '@souk/contract';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Badge, Card, EmptyState, Picture, Stack, StarRating, type Tone } from '@souk/ui';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { CardsShape } from '../parts/feedback/shapes';
import { PagedList } from '../parts/paged/paged-list';
import { PictureStrip } from '../parts/pictures/picture-strip';
import { productHref } from '../parts/product-href';
import { reviewQueries } from './review.queries';

const tones: Readonly<Record<ReviewState, Tone>> = { PENDING: 'warn', PUBLISHED: 'ok', REJECTED: 'neutral' };

/** What the shopper wrote, where it stands in moderation, and what the merchant answered. */
export function OwnReviews() {
  const query = useInfiniteQuery(reviewQueries(useApi()).mine());
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      skeleton={<CardsShape cards={2} picturePx={72} lines={3} hasActions={false} />}
      empty={<NoReviews />}
    >
      {(reviews) => (
        <Stack $gap={5}>
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}

function Review({ review }: { review: OwnReview }) {
  const t = useT();
  const score = (label: string, value: number) => (
    <span>
      <FormattedMessage id={label} />
      <StarRating value={value} label={t('stars.label', { value })} />
    </span>
  );
  return (
    <Card as="article" aria-label={review.productName}>
      <Stack $gap={3}>
        <Head>
          <Picture src={review.image} alt="" sizes="56px" widths={[96, 160]} />
          <Link to={productHref(review)}>{review.productName}</Link>
          <Badge $tone={tones[review.state]}>
            <FormattedMessage id={`reviews.state.${review.state}`} />
          </Badge>
          <small>
            <DateText iso={review.createTime} look="short" />
          </small>
        </Head>
        <Scores>
          {score('reviews.product', review.productScore)}
          {score('reviews.service', review.serviceScore)}
        </Scores>
        <p lang={review.locale}>{review.comment}</p>
        <PictureStrip pictures={review.pics} />
        {review.merchantReplyContent && (
          <Answer>
            <strong>
              <FormattedMessage id="reviews.answer" />
            </strong>
            {review.merchantReplyContent}
          </Answer>
        )}
      </Stack>
    </Card>
  );
}

function NoReviews() {
  return (
    <EmptyState
      picture={<Star size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="reviews.noneMine" />}
    />
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  & > :first-child {
    flex: none;
    width: 56px;
  }
  & > a {
    font-weight: 600;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > small {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Scores = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
`;
const Answer = styled.blockquote`
  display: grid;
  gap: 2px;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
