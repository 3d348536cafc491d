import type { Api } from '@souk/api-client';
import type { CartNotice } from './cart-notice';
import type { CartChange, CartFacts, CartState } from './cart-state';

/** The calls of the cart: the store's only way out. Source: spec 7, cart rows. */
export type CartCalls = Pick<Api, 'cart' | 'session'>;

/** Who the cart belongs to, asked before each call that needs to know. */
export type CartOwner = {
  /** Resolves once it is known whether somebody is signed in; rejects where that cannot be found out. */
  isSignedIn: () => Promise<boolean>;
};

/** What the actions of the cart work with. One per store, so that a test has its own. */
export type CartKit = {
  /** Resolves when the shell has handed in the api. */
  api: () => Promise<CartCalls>;
  owner: CartOwner;
  get: () => CartState;
  /** Changes facts; what is shown is made anew from them. */
  change: (facts: Partial<CartFacts>) => void;
  tell: (notice: CartNotice) => void;
  /** Marks that the server's cart is another now: loads on their way are stale, other tabs look again. */
  confirmChange: () => void;
  /** Counts confirmed changes, so that a load can see that it was overtaken. */
  version: () => number;
};

export const putChange = (kit: CartKit, key: string, change: CartChange) =>
  kit.change({ pending: { ...kit.get().pending, [key]: change } });

/** The pending changes but one. */
export const without = (kit: CartKit, key: string): CartFacts['pending'] => {
  const { [key]: _dropped, ...pending } = kit.get().pending;
  return pending;
};

export const dropChange = (kit: CartKit, key: string) => {
  if (key in kit.get().pending) kit.change({ pending: without(kit, key) });
};

/** The line and its group as last confirmed; undefined when the server has no such line. */
export const findConfirmed = (kit: CartKit, id: number) => {
  for (const group of kit.get().confirmed ?? []) {
    const line = group.cartInfoList.find((candidate) => candidate.id === id);
    if (line) return { group, line };
  }
  return undefined;
};
