/** For how long a page that the browser leaves is taken to be on its way: a download or the Stop button leave it in place. */
const leavesWithinMs = 30_000;

let leftAt = -Infinity;

/** Notices when the browser begins to leave the page. */
export const noticeLeaving = (): void => {
  addEventListener('beforeunload', () => (leftAt = Date.now()));
  addEventListener('pageshow', ({ persisted }) => persisted && (leftAt = -Infinity));
};

/**
 * Answers a file that was lost, on a page that stays. Firefox ends whatever a page is loading as soon as it leaves the page: loading it anew
 * would call the navigation off, and a message would say what is not so.
 * @param answer is called at once on a page that stays; else when Back has led here again, or half a minute later if the page is still there
 */
export const whenStaying = (answer: () => void): void => {
  const left = leftAt + leavesWithinMs - Date.now();
  if (left <= 0) return answer();
  const over = new AbortController();
  const { signal } = over;
  const go = () => {
    over.abort();
    clearTimeout(timer);
    answer();
  };
  const timer = setTimeout(go, left);
  // A page that is still loading is shown for the first time, and may be left all the same.
  addEventListener('pageshow', ({ persisted }) => persisted && go(), { signal });
};
