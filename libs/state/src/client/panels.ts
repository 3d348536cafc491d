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
  /**
   * `message` says why; `needsAccount`: what the shopper wants cannot be had as a guest; `email`: as it was typed on the page; `mode`: the
   * first step, absent: signing in. `changePassword` is for whoever is signed in with that `email`: a code is mailed to it.
   */
  | {
      kind: 'login';
      message?: string | undefined;
      needsAccount?: boolean;
      mode?: 'createAccount' | 'changePassword';
      email?: string;
    }
  /** `variant`: what the card showed of it, as an address carries it. */
  | { kind: 'quickView'; product: ProductAddress; variant?: string }
  /** A sheet that the page shows itself, such as a list's filters: here for Back, and so that nothing opens beside it. */
  | { kind: 'own'; name: string };

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

/** The same store as a hook. @alias */
export const usePanels = panelsStore;
