import { sessionSettled, sessionStore } from '../session';
import { createCart } from './cart.store';
import type { CartCalls } from './cart-kit';
import { connectTabs } from './cart-tabs';
import { dropCartUuid } from './cart-uuid';
import { takeOverReplies } from './form-replies';

const cart = createCart({ isSignedIn: async () => !!(await sessionSettled()).user });

/** The one cart of the page, for code outside of components. Never written on the server. */
export const cartStore = cart.store;

/** The one cart of the page: `useCart((cart) => cart.count)`. */
export const useCart = cart.store;

let merging: Promise<void> = Promise.resolve();

/** Resolves when no sign-in is bringing an anonymous cart into an account: what belonged to the visitor is the user's then. */
export const cartMerged = (): Promise<void> => merging;

/** Listens to what the shopper must be told about the cart. @returns how to stop */
export const listenToCart = cart.listen;

/**
 * Hands the api in, once per page, in the browser only: from here on the cart knows its count, follows sign-in and
 * sign-out, agrees with the other tabs and takes over what was added before the scripts arrived.
 */
export const connectCart = (api: CartCalls, onSignedOut: (message: string) => void = () => {}) => {
  cart.connect(api);
  cart.readSaved();
  // What is on screen counts until the server has told the count: an addition before that is added to it.
  cart.countIs(window.soukDocument?.shownCount() ?? 0);
  const tabs = connectTabs(() => void cart.changedByOtherTab());
  cart.tellTabsBy(tabs.tell);
  const stopReplies = takeOverReplies({
    onAdded: (count) => {
      tabs.tell();
      if (count === null) void cartStore.getState().loadCount();
      else cart.countIs(count);
    },
    tell: cart.tell,
    onSignedOut,
  });
  const stopSession = sessionStore.subscribe((now, before) => {
    if (now.status === before.status) return;
    if (now.status === 'user') merging = cart.merge({ isInCheckout: location.pathname.startsWith('/order/') });
    if (before.status === 'user') {
      dropCartUuid();
      cart.clear();
    } else if (now.status === 'anonymous') void cartStore.getState().loadCount();
  });
  if (sessionStore.getState().status !== 'unknown') void cartStore.getState().loadCount();
  // A quantity that still waits for its last change is not lost with the page.
  const leave = () => void cartStore.getState().settle();
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pagehide', leave);
    tabs.close();
    stopReplies();
    stopSession();
    cart.clear();
  };
};
