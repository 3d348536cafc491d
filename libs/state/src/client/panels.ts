import type { ProductAddress } from '@souk/contract';
import { create } from 'zustand';

/** What covers the page, if anything. One value, so two can never be open at once. Source: spec 3, Client state. */
export type Panel =
  | { kind: 'none' }
  | { kind: 'search' }
  | { kind: 'menu' }
  | { kind: 'categories' }
  | { kind: 'account' }
  | { kind: 'cart' }
  | { kind: 'subscribe' }
  | { kind: 'notAttempted' }
  | { kind: 'login'; message?: string }
  | { kind: 'quickView'; product: ProductAddress };

type PanelsStore = {
  panel: Panel;
  openPanel: (panel: Panel) => void;
  /** Closes whatever is open. Also called by the shell on every navigation. Source: spec 2, Layout. */
  closePanel: () => void;
};

export const panelsStore = create<PanelsStore>((set) => ({
  panel: { kind: 'none' },
  openPanel: (panel) => set({ panel }),
  closePanel: () => set({ panel: { kind: 'none' } }),
}));

export const usePanels = panelsStore;
