import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { WordList } from './word-list';

/** What many search for, from the server. Source: HEAD-06; spec 7, search/keyword. */
export function PopularSearches({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['search', 'keywords'],
    queryFn: ({ signal }) => api.search.keywords(signal),
    staleTime: 5 * 60_000,
  });
  if (!data?.length) return null;
  return (
    <WordList title={<FormattedMessage id="search.hot" />} words={data.map(({ title }) => title)} onClose={onClose} />
  );
}
