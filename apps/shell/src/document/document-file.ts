/** Of the script element in the page's head (server/head.ts). */
export const documentFileId = 'souk-document';

/**
 * Asks once more for the document script when it could not be had, the same file at an address of its own: the browser answers one that
 * failed without asking again. Firefox ends what a page loads when the page is being left: then it waits for the next need, or for Back.
 * @param onLost it cannot be had the second time either
 * @returns asks for it anew if it was lost
 */
export const watchDocumentFile = (onLost: () => void): (() => void) => {
  let repeats = 0;
  let isLeaving = false;
  let lost: HTMLScriptElement | undefined;
  const askAnew = () => {
    if (!lost) return;
    const { id, src, integrity, crossOrigin, nonce } = lost;
    const script = document.createElement('script');
    Object.assign(script, { id, src: `${src.split('?')[0]}?${++repeats}`, integrity, crossOrigin, nonce });
    lost.replaceWith(script);
    lost = undefined;
  };
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    askAnew();
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.id !== documentFileId) return;
      lost = target;
      if (isLeaving) return;
      if (repeats % 2) onLost();
      else askAnew();
    },
    true,
  );
  return askAnew;
};
