import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createCheckActions } from './cart-check';
import type { CartCalls, CartKit, CartOwner } from './cart-kit';
import { createLaterActions } from './cart-later';
import { createLineActions } from './cart-lines';
import { createLoading } from './cart-load';
import { createMerging } from './cart-merge';
import { createNotices } from './cart-notice';
import { createQuantitySync } from './cart-quantity';
import { createReselect } from './cart-reselect';
import type { CartFacts, CartState } from './cart-state';
import { viewOf } from './cart-view';

const nothing: CartFacts = {
  status: 'idle',
  confirmed: null,
  confirmedCount: 0,
  pending: {},
  unchecked: new Set(),
  saved: [],
};

/**
 * A cart: the page's one truth of what the shopper is about to buy. Lines as last confirmed by the server, plus the
 * changes that are on their way; every remote reads and acts through it. Source: docs/architecture, State.
 */
export const createCart = (owner: CartOwner) => {
  const notices = createNotices();
  let version = 0;
  let tellTabs = () => {};
  let wake: (calls: CartCalls) => void = () => {};
  let calls = new Promise<CartCalls>((resolve) => (wake = resolve));
  const kit: CartKit = {
    api: () => calls,
    owner,
    get: () => useStore.getState(),
    change: (facts) => {
      const next = { ...useStore.getState(), ...facts };
      useStore.setState({ ...facts, ...viewOf(next) });
    },
    tell: notices.tell,
    confirmChange: () => {
      version++;
      tellTabs();
    },
    version: () => version,
  };
  const loading = createLoading(kit);
  const quantities = createQuantitySync(kit);
  const { clearOffline, leaving, takeOut, ...lines } = createLineActions({ kit, loading, quantities });
  const { readSaved, ...later } = createLaterActions(kit, { add: lines.add, leaving, takeOut });
  const actions = {
    ...loading,
    changedElsewhere: () => {
      kit.confirmChange();
      return loading.load();
    },
    ...lines,
    ...later,
    ...createCheckActions(kit),
    setQuantity: quantities.set,
    settle: quantities.settle,
    reselect: createReselect(kit, loading),
  };
  // The actions belong to the initial state: React hydrates a page with that, whatever happened meanwhile.
  const useStore = create<CartState>(() => ({ ...nothing, ...viewOf(nothing), ...actions }));
  return {
    store: useStore as UseBoundStore<StoreApi<CartState>>,
    listen: notices.listen,
    tell: notices.tell,
    /** Hands the api in; who waited for it goes on. Handed in again (a test's next page), the new one counts. */
    connect: (api: CartCalls) => {
      wake(api);
      calls = Promise.resolve(api);
    },
    merge: createMerging(kit, loading),
    readSaved,
    /** The server counted, on behalf of a form that was sent before the application was there. */
    countIs: (confirmedCount: number) => kit.change({ confirmedCount }),
    tellTabsBy: (tell: () => void) => (tellTabs = tell),
    /** Another tab changed the server's cart: an answer that is on its way here may not know of it, so that it is read again. */
    changedByOtherTab: () => (version++, loading.loadCount()),
    /** After sign-out: nothing of the shopper stays. Source: lesson 3. */
    clear: () => {
      clearOffline();
      kit.change({ ...nothing, saved: kit.get().saved });
    },
  };
};

export type Cart = ReturnType<typeof createCart>;
