import { FormattedMessage } from '@souk/i18n';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { Button, LoadMore } from '@souk/ui';
import styled from 'styled-components';
import { productQueries } from '../../parts/product-queries/product.queries';
import { Review } from './review';
import type { ReviewKind } from './reviews';

/** The reviews of one kind, newest first, more on demand. */
export function ReviewList({ productId, kind }: { productId: number; kind: ReviewKind }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    productQueries(useApi()).reviews(productId, kind),
  );
  return (
    <div>
      <List className="reviews">
        {data.pages
          .flatMap((page) => page.list)
          .map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
      </List>
      {hasNextPage && (
        <LoadMore>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage id="reviews.more" />
          </Button>
        </LoadMore>
      )}
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: 28px;
`;
