import { create } from 'zustand';

/** A short message over the page: `status` is read politely, `alert` at once. `action` is one thing to do about it. */
export type Toast = {
  id: number;
  kind: 'status' | 'alert';
  text: string;
  action?: { label: string; run: () => void };
  /** Its action takes something back: later messages do not push it away. */
  isUndo?: true;
};

type ToastsStore = {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
};

const standAtOnce = 3;

let last = 0;

/** Room for one more: the oldest goes, one that can be undone last. */
const makeRoom = (toasts: readonly Toast[]): readonly Toast[] => {
  if (toasts.length < standAtOnce) return toasts;
  const leaves = toasts.find(({ isUndo }) => !isUndo) ?? toasts[0];
  return toasts.filter((toast) => toast !== leaves);
};

/** The same again takes the place of what stands: it is read anew, and nothing piles up. */
const says = (other: Toast, { kind, text, action }: Omit<Toast, 'id'>) =>
  other.kind === kind && other.text === text && !other.action && !action;

export const toastsStore = create<ToastsStore>((set) => ({
  toasts: [],
  show: (toast) => {
    const id = ++last;
    set(({ toasts }) => ({ toasts: [...makeRoom(toasts.filter((other) => !says(other, toast))), { ...toast, id }] }));
    return id;
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** The same store as a hook. @alias */
export const useToasts = toastsStore;
