import { PartNotice } from './part-notice';

type Props = {
  /** The list's query. */
  of: { isFetchNextPageError: boolean; isFetchingNextPage: boolean; error: unknown };
};

/** Beside the way to more of a list: says that the next page did not come. The way itself asks again. */
export const MoreFailed = ({ of }: Props) =>
  of.isFetchNextPageError && !of.isFetchingNextPage && <PartNotice error={of.error} />;
