import type { Paged } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { LoadMoreError } from '@souk/mfe';
import type { InfiniteData } from '@souk/query';
import { Button, LoadMore } from '@souk/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../feedback/loaded';

type Query<T> = {
  data: InfiniteData<Paged<T>> | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  skeleton: ReactNode;
  /** What stands there when the list is empty. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** A list that goes on: its shape while it comes, its items, how many there are, and the way to more. */
export function PagedList<T>({ query, skeleton, empty, children }: Props<T>) {
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ pages }) => {
        const items = pages.flatMap(({ list }) => list);
        if (items.length === 0) return empty;
        return (
          <div>
            {children(items)}
            {query.hasNextPage && (
              <LoadMore>
                <FormattedMessage id="paged.shown" values={{ shown: items.length, total: pages[0]?.total ?? 0 }} />
                <LoadMoreError query={query} />
                <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  <FormattedMessage id="paged.more" />
                </Button>
              </LoadMore>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
