import { PartNotice } from '@souk/mfe';

type Read = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

/** The error above a form's selects whose options could not be loaded, with Retry; nothing once they are. An empty select would look as if there were none. */
export const ChoicesError = ({ queries }: { queries: readonly Read[] }) => {
  const lacking = queries.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = lacking;
  if (!first) return null;
  return <PartNotice error={first.error} onRetry={() => lacking.forEach(({ refetch }) => void refetch())} />;
};
