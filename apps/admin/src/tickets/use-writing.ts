import { useDeskApi, useSignInEnded } from '@souk/desk';
import { useEffect } from 'react';

/** How often a form says that somebody writes in it; the api counts it for twice as long. */
const everyMs = 10_000;

/**
 * Tells colleagues that its person writes an answer to a ticket, as long as something unsent stands in the form and the page is in
 * sight. One that does not arrive is not said again: the next one follows.
 */
export const useWriting = (id: number, isWriting: boolean) => {
  const api = useDeskApi(null);
  const hasEnded = useSignInEnded();
  useEffect(() => {
    if (!isWriting || hasEnded) return;
    const tell = () => {
      if (document.visibilityState === 'visible') api.call('ticketWriting', { id }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, everyMs);
    return () => clearInterval(timer);
  }, [api, id, isWriting, hasEnded]);
};
