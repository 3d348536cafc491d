/** For how long a page that the browser leaves is taken to be on its way: a download or the Stop button leave it in place. */
const leavesWithinMs = 30_000;

let leftAt = -Infinity;

/** Notices when the browser begins to leave the page. */
export const noticeLeaving = (): void => {
  addEventListener('beforeunload', () => (leftAt = Date.now()));
  addEventListener('pageshow', ({ persisted }) => persisted && (leftAt = -Infinity));
};

/**
 * Does at once what is to be done about a file that could not be loaded, or postpones it while the browser is leaving the page. Firefox ends all
 * that a page is loading when a navigation begins: a reload would cancel that navigation, and a message would say what is not so.
 * @param answer what is to be done; when postponed, once Back has led here again, or half a minute after the navigation began if the page
 * is still there
 */
export const whenStaying = (answer: () => void): void => {
  const remainingMs = leftAt + leavesWithinMs - Date.now();
  if (remainingMs <= 0) return answer();
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    over.abort();
    clearTimeout(timer);
    answer();
  };
  const timer = setTimeout(go, remainingMs);
  // A page that is still loading is shown for the first time, and may be left all the same.
  addEventListener('pageshow', ({ persisted }) => persisted && go(), { signal });
};
