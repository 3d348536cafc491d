import { PartNotice } from '@souk/mfe';

type Read = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

/** Says above a form's selects that what they offer could not be read, with a way to try again: an empty one would say that there is nothing. */
export const ChoicesError = ({ queries }: { queries: readonly Read[] }) => {
  const lacking = queries.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = lacking;
  if (!first) return null;
  return <PartNotice error={first.error} onRetry={() => lacking.forEach(({ refetch }) => void refetch())} />;
};
