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

/** What is said of an addition: by the name and variant that the server took, else by the name that was asked for. */
export const addedNotice = (name: string | undefined, lines: readonly AddedLine[] = []): CartNotice => {
  const [line] = lines;
  return { kind: 'added', name: line?.storeName ?? name ?? null, ...(line ? { line } : {}) };
};

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
