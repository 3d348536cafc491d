import { PartNotice } from './part-notice';

type Props = {
  /** The query that the list is read by. */
  query: { isFetchNextPageError: boolean; isFetchingNextPage: boolean; error: unknown };
};

/** Says beside a list's Load more that the next page could not be loaded. It has no button of its own: Load more is pressed again. */
export const LoadMoreError = ({ query }: Props) =>
  query.isFetchNextPageError && !query.isFetchingNextPage && <PartNotice error={query.error} />;
