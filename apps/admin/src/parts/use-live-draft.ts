import type { DraftSaved } from '@souk/contract/desk';
import { type DeskApi, useDesk, useDeskApi } from '@souk/desk';
import { useEffect, useReducer, useRef, useState } from 'react';

const typingMs = 600;

/** Stores a draft of what is typed. @param replaces the draft before, which nobody needs any more */
export type StoreDraft = (api: DeskApi, replaces: { replaces?: string }, signal: AbortSignal) => Promise<DraftSaved>;

/**
 * The draft of what is typed, stored anew whenever typing rests; one that failed, once the connection is back.
 * @param key changes with what is typed; null: what is typed can be no draft
 * @returns the last draft, and what went wrong with the one after it; `isCurrent`: it is of what is typed now
 */
export const useLiveDraft = (key: string | null, store: StoreDraft) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const [draft, setDraft] = useState<{ key: string; saved: DraftSaved } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const last = useRef<string | undefined>(undefined);
  const storing = useRef(store);
  useEffect(() => void (storing.current = store));
  useEffect(() => {
    if (error === null) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [error]);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        void storing
          .current(api, last.current === undefined ? {} : { replaces: last.current }, stop.signal)
          .then((saved) => {
            last.current = saved.token ?? last.current;
            setError(null);
            setDraft({ key, saved });
          })
          .catch((reason: unknown) => {
            if (!stop.signal.aborted) setError(reason);
          }),
      last.current === undefined ? 0 : typingMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, key, attempt]);
  return { draft: draft?.saved ?? null, isCurrent: key !== null && draft?.key === key && error === null, error };
};
