import { FormattedMessage } from '@souk/i18n';
import { useSay } from '@souk/state';
import { ErrorNotice } from '@souk/ui';
import type { ReactNode } from 'react';

type Query<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
type Props<T> = { query: Query<T>; skeleton: ReactNode; children: (data: T) => ReactNode };

/** What a query brings: its shape while it comes, the data, or what went wrong with a way to try again. */
export function Loaded<T>({ query, skeleton, children }: Props<T>) {
  const { errorText } = useSay();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <div aria-busy="true">{skeleton}</div>;
  return (
    <ErrorNotice
      title={errorText(query.error)}
      retryLabel={<FormattedMessage id="part.retry" />}
      onRetry={() => void query.refetch()}
    />
  );
}
