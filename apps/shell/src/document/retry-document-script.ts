/** The id of its script element in the page's head (server/head.ts). */
export const documentScriptId = 'souk-document';

/**
 * Retries the document script once when it fails to load, by another query string, since the browser remembers that the first address failed.
 * Firefox aborts what a page loads when the page is being left: such a failure is retried at the next click, or when Back restores the page.
 * @param onFail the retry has failed as well
 * @returns retries again, if the script has failed
 */
export const retryDocumentScript = (onFail: () => void): (() => void) => {
  let retries = 0;
  let isLeaving = false;
  let failed: HTMLScriptElement | undefined;
  const retry = () => {
    if (!failed) return;
    const { id, src, integrity, crossOrigin, nonce } = failed;
    const script = document.createElement('script');
    Object.assign(script, { id, src: `${src.split('?')[0]}?${++retries}`, integrity, crossOrigin, nonce });
    failed.replaceWith(script);
    failed = undefined;
  };
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    retry();
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.id !== documentScriptId) return;
      failed = target;
      if (isLeaving) return;
      if (retries % 2) onFail();
      else retry();
    },
    true,
  );
  return retry;
};
