import { isRefused, type Fetching } from '@souk/api-client';
import type { QueryClient } from '@souk/query';

/**
 * Notes which calls of a rendering the api does not answer: those that fail, and those that the page gives up because they take too long. A
 * page may let go of such a query, so that the browser asks anew; what is left of the queries does not tell then that something is missing.
 */
export const noteAnswers = (asked: Fetching) => {
  const unanswered = new Set<string>();
  const fetching: Fetching = async (url, init) => {
    const note = () => unanswered.add(url);
    init?.signal?.addEventListener('abort', note);
    try {
      const answer = await asked(url, init);
      if (answer.status >= 500) note();
      else if (!init?.signal?.aborted) unanswered.delete(url);
      return answer;
    } catch (error) {
      note();
      throw error;
    } finally {
      init?.signal?.removeEventListener('abort', note);
    }
  };
  return {
    fetching,
    /** Whether the api answered all that was asked for, in a form that could be read; what it refuses is answered. */
    hasAllData: (queryClient: QueryClient) =>
      unanswered.size === 0 &&
      queryClient
        .getQueryCache()
        .getAll()
        .every(({ state: { error } }) => error === null || isRefused(error)),
  };
};
