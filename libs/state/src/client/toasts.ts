import { create } from 'zustand';

/** A short message over the page: `status` is read politely, `alert` at once. `action` is one thing to do about it. */
export type Toast = {
  id: number;
  kind: 'status' | 'alert';
  text: string;
  action?: { label: string; run: () => void };
};

type ToastsStore = {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
};

let last = 0;

export const toastsStore = create<ToastsStore>((set) => ({
  toasts: [],
  show: (toast) => {
    const id = ++last;
    set(({ toasts }) => ({ toasts: [...toasts.slice(-2), { ...toast, id }] }));
    return id;
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

export const useToasts = toastsStore;
