import { create } from 'zustand';

/**
 * A short message over the page: `status` is read politely, `alert` at once. `detail` and `picture` say which thing is
 * meant; `action` is one thing to do about it.
 */
export type Toast = {
  id: number;
  kind: 'status' | 'alert';
  text: string;
  detail?: string;
  picture?: string;
  action?: { label: string; run: () => void };
  /** Its action takes something back: it waits behind a later message and returns after it. */
  isUndo?: true;
  /** It stands until it is dismissed: what it says is so as long. */
  isLasting?: true;
};

type ToastsStore = {
  /** At most two: what can be undone, and the latest. The last is the one that is shown. */
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
};

let last = 0;

export const toastsStore = create<ToastsStore>((set) => ({
  toasts: [],
  show: (toast) => {
    const id = ++last;
    set(({ toasts }) => {
      const undo = toast.isUndo ? undefined : toasts.findLast(({ isUndo }) => isUndo);
      return { toasts: [...(undo ? [undo] : []), { ...toast, id }] };
    });
    return id;
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** The same store as a hook. @alias */
export const useToasts = toastsStore;
