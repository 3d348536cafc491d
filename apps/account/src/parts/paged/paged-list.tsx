import type { Paged } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { LoadMoreError } from '@souk/mfe';
import type { InfiniteData } from '@souk/query';
import { useNewInFocus } from '@souk/state/new-in-focus';
import { rowsOnce } from '@souk/state/rows-once';
import { Button, LoadMore } from '@souk/ui';
import { useRef, type ReactNode } from 'react';
import { Loaded } from '../feedback/loaded';
import { AnnouncedCount } from './announced-count';

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
  /** Names an item among those of the list. */
  keyOf: (item: T) => string | number;
  skeleton: ReactNode;
  /** What stands there when the list is empty. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** A list that goes on: its shape while it comes, its items, how many there are, and the way to more. */
export function PagedList<T>({ query, keyOf, skeleton, empty, children }: Props<T>) {
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      {/* Another part or another search leaves the focus where it is: without this nothing would be heard of what it found. */}
      <AnnouncedCount total={query.data ? total : null} />
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => {
          const items = rowsOnce(pages, keyOf);
          if (items.length === 0) return empty;
          return (
            <Pages query={query} shown={items.length} total={total}>
              {children(items)}
            </Pages>
          );
        }}
      </Loaded>
    </>
  );
}

type PagesProps = { query: Query<unknown>; shown: number; total: number; children: ReactNode };

function Pages({ query, shown, total, children }: PagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useNewInFocus(box, shown);
  const more = () => {
    asked();
    void query.fetchNextPage();
  };
  return (
    <div>
      <div ref={box}>{children}</div>
      {query.hasNextPage && (
        <LoadMore>
          <FormattedMessage id="paged.shown" values={{ shown, total }} />
          <LoadMoreError query={query} />
          <Button isBusy={query.isFetchingNextPage} onClick={more}>
            <FormattedMessage id="paged.more" />
          </Button>
        </LoadMore>
      )}
    </div>
  );
}
