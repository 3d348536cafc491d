import { keepPreviousData, useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { linesOf, type SuggestionLine } from './suggestion-lines';
import { useSettled } from './use-settled';

const pauseMs = 60;
const fewestLetters = 2;

/** What the shopper may mean by what is typed so far; null before the second letter, undefined while it is asked for. */
export const useSuggestions = (typed: string): SuggestionLine[] | null | undefined => {
  const api = useApi();
  const text = typed.trim();
  const q = useSettled(text, pauseMs);
  const isEnough = text.length >= fewestLetters;
  const { data } = useQuery({
    queryKey: ['search', 'suggest', q],
    queryFn: ({ signal }) => api.search.suggest({ q }, signal),
    select: linesOf,
    enabled: isEnough && q.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return isEnough ? data : null;
};
