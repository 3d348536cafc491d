import { PartNotice } from '@souk/mfe';
import type { ReactNode } from 'react';

type Query<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
type Props<T> = {
  query: Query<T>;
  /** Another query whose part stands above or below: both appear at once, so that neither moves the other. */
  together?: { isPending: boolean };
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query brings: its shape while it comes, the data, or what went wrong with a way to try again. */
export function Loaded<T>({ query, together, skeleton, children }: Props<T>) {
  const isWaiting = query.isPending || together?.isPending === true;
  if (query.data !== undefined && !isWaiting) return children(query.data);
  if (isWaiting) return <div aria-busy="true">{skeleton}</div>;
  return <PartNotice error={query.error} onRetry={() => void query.refetch()} />;
}
