import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useDebouncedValue } from '@souk/state/use-debounced-value';
import { linesOf, type SuggestionLine } from './suggestion-lines';

const pauseMs = 60;
const fewestLetters = 2;

/** True while the shopper goes on with a word or takes letters back: then what was proposed still fits until more is known. */
const isSameThread = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** What the shopper may mean by what is typed so far; null before the second letter, undefined while it is asked for. */
export const useSuggestions = (typed: string): SuggestionLine[] | null | undefined => {
  const api = useApi();
  const text = typed.trim();
  const q = useDebouncedValue(text, pauseMs);
  const isEnough = text.length >= fewestLetters;
  const { data } = useQuery({
    queryKey: ['search', 'suggest', q],
    queryFn: ({ signal }) => api.search.suggest({ q }, signal),
    select: linesOf,
    enabled: isEnough && q.length >= fewestLetters,
    placeholderData: (before, asked) => (asked && isSameThread(asked.queryKey[2] ?? '', q) ? before : undefined),
    staleTime: 60_000,
  });
  if (!isEnough) return null;
  // proposals for other words would be taken for proposals for these
  return q.length >= fewestLetters && isSameThread(text, q) ? data : undefined;
};
