import { FormattedMessage, useT } from '@souk/i18n';
import { useInfiniteQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState } from '@souk/ui';
import { Star } from 'lucide-react';
import { RowsShape } from '../parts/feedback/shapes';
import { PagedList } from '../parts/paged/paged-list';
import { reviewQueries } from './review.queries';
import { reviewHref } from './review.url';
import { ReviewedProduct, Things } from './reviewed-product';

/** What has arrived and waits for a word. */
export function PendingReviews() {
  const t = useT();
  const query = useInfiniteQuery(reviewQueries(useApi()).pending());
  return (
    <PagedList query={query} keyOf={({ id }) => id} skeleton={<RowsShape picturePx={72} />} empty={<NothingToReview />}>
      {(lines) => (
        <Things>
          {lines.map((line) => (
            <li key={line.id}>
              <ReviewedProduct image={line.image} name={line.productName} sku={line.sku} merchant={line.merName} />
              <ButtonLink
                as={Link}
                to={reviewHref(line.merOrderNo, line.id)}
                $size="sm"
                aria-label={t('reviews.writeFor', { name: line.productName })}
              >
                <FormattedMessage id="reviews.write" />
              </ButtonLink>
            </li>
          ))}
        </Things>
      )}
    </PagedList>
  );
}

function NothingToReview() {
  return (
    <EmptyState
      picture={<Star size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="reviews.nonePending" />}
      action={
        <ButtonLink as={Link} to="/users/order_list">
          <FormattedMessage id="account.orders" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="reviews.nonePendingText" />
    </EmptyState>
  );
}
