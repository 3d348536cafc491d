import { FormattedMessage } from '@souk/i18n';
import { skipToken, useQuery } from '@souk/query';
import { readRecentIds, useApi } from '@souk/state';
import { Section } from '@souk/ui';
import { useEffect, useState } from 'react';
import { CardGrid } from '../card-grid/card-grid';

const shownAtMost = 5;

/** What this browser looked at last, with today's prices; nothing on a first visit, nothing from the server. */
export function RecentlyViewed({ exceptId }: { exceptId?: number }) {
  const api = useApi();
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    setIds(
      readRecentIds()
        .filter((id) => id !== exceptId)
        .slice(0, shownAtMost),
    );
  }, [exceptId]);
  const { data } = useQuery({
    queryKey: ['products', 'byIds', ids],
    queryFn:
      ids.length === 0
        ? skipToken
        : ({ signal }) => api.products.byIds({ ids: ids.join(','), page: 1, limit: shownAtMost }, signal),
    staleTime: 60_000,
  });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="recent.title" />}>
      <CardGrid list="recently-viewed" products={data.list} />
    </Section>
  );
}
