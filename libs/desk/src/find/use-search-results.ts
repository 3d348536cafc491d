import { findTextMin } from '@souk/contract/desk';
import { keepPreviousData, useQuery, useQueryClient } from '@souk/query';
import { useDebouncedValue } from '@souk/state/use-debounced-value';
import { deskQuery } from '../parts/desk-queries';
import { useDesk, useDeskApi } from '../parts/use-desk';

const pauseMs = 150;

/**
 * What the server finds for a text, once it rests; what was found for the text before stays while it is asked.
 * @returns `isBehind`: what is shown is not for this text yet; `isAsked`: the text is long enough to be looked for
 */
export const useSearchResults = (typed: string) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const queryClient = useQueryClient();
  const q = useDebouncedValue(typed, pauseMs);
  const isAsked = typed.length >= findTextMin;
  const query = useQuery({
    ...deskQuery(api, queryClient, 'find', { q }),
    enabled: isAsked && q.length >= findTextMin,
    placeholderData: keepPreviousData,
    // Without a connection it fails and says so, rather than waiting for one.
    networkMode: 'always',
    retry: false,
  });
  return {
    isAsked,
    hits: isAsked ? (query.data?.list ?? []) : [],
    error: isAsked && q === typed ? query.error : null,
    isBehind: isAsked && (q !== typed || query.isPlaceholderData || query.isPending),
    retry: () => void query.refetch(),
  };
};
