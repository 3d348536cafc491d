import { PartNotice } from '@souk/mfe';
import type { ReactNode } from 'react';

type Query<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
type Props<T> = { query: Query<T>; skeleton: ReactNode; children: (data: T) => ReactNode };

/** What a query brings: its shape while it comes, the data, or what went wrong with a way to try again. */
export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <div aria-busy="true">{skeleton}</div>;
  return <PartNotice error={query.error} onRetry={() => void query.refetch()} />;
}
