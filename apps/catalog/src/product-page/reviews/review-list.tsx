import { FormattedMessage } from '@souk/i18n';
import { LoadMoreError } from '@souk/mfe';
import { useSuspenseInfiniteQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { rowsOnce } from '@souk/state/rows-once';
import { Button, LoadMore } from '@souk/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { productQueries, type ReviewWish } from '../../parts/product-queries/product.queries';
import { Review } from './review';

type Props = { productId: number; merchantName: string; wish: ReviewWish };

/** The reviews that were asked for, more on demand. */
export function ReviewList({ productId, merchantName, wish }: Props) {
  const pages = useSuspenseInfiniteQuery(productQueries(useApi()).reviews(productId, wish));
  const reviews = rowsOnce(pages.data.pages, ({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const asked = useNewInFocus(list, reviews.length);
  const more = () => {
    asked();
    void pages.fetchNextPage();
  };
  return (
    <div>
      <List ref={list} className="reviews">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} merchantName={merchantName} />
          </li>
        ))}
      </List>
      {pages.hasNextPage && (
        <LoadMore>
          <LoadMoreError query={pages} />
          <Button isBusy={pages.isFetchingNextPage} onClick={more}>
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
