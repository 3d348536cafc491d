import type { AddedLine } from '@souk/contract';

/** Something that the shopper must be told. The cart knows no language: whoever listens finds the words. */
export type CartNotice =
  /** `line` is what the server took; absent: it says no more than how many there are. */
  | { kind: 'added'; name: string | null; line?: AddedLine }
  | { kind: 'removed'; name: string; undo: () => void }
  | { kind: 'savedForLater'; name: string }
  | { kind: 'reselected'; name: string }
  /** Lines of the anonymous cart that a sign-in brought into the account's. Source: docs/contract.md "Cart". */
  | { kind: 'merged'; count: number; capped: number; undo: () => void }
  /** An addition that is sent once the browser has a connection again. */
  | { kind: 'deferred' }
  | { kind: 'failed'; error: unknown };

type Listener = (notice: CartNotice) => void;

/** Hands notices to the one who shows them; keeps the last few for a listener that comes late. */
export const createNotices = () => {
  const early: CartNotice[] = [];
  const listeners = new Set<Listener>();
  return {
    tell: (notice: CartNotice) => {
      if (listeners.size === 0) early.push(...early.splice(0).slice(-2), notice);
      for (const listener of listeners) listener(notice);
    },
    /** @returns how to stop listening */
    listen: (listener: Listener) => {
      listeners.add(listener);
      for (const notice of early.splice(0)) listener(notice);
      return () => void listeners.delete(listener);
    },
  };
};
