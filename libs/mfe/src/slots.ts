import type { ProductAddress, ProductCard } from '@souk/contract';

/**
 * Parts that one team's page shows and another team owns: slot name → props.
 * The owner offers it in its remote.config.mjs (`slots`), the release document says which expose fills it.
 * A change here is a change of contract: both owners review it.
 */
export type Slots = {
  /**
   * The quick-view dialog of a product. `variant` is what the card showed of it, as an address carries it (`color=blue`).
   * Owner: catalog. Source: spec 2, Quick view dialog.
   */
  'catalog.quickView': { product: ProductAddress; variant?: string; onClose: () => void };
  /** A grid of product cards. Owner: catalog. Source: spec 2, Product card grid. */
  'catalog.productGrid': { products: readonly ProductCard[]; type?: 1 | 2; headingLevel?: 2 | 3 };
  /** The cart drawer. Owner: cart-checkout. Source: spec 2, Cart drawer. */
  'cart.drawer': { onClose: () => void };
  /** The discount subscription dialog. Owner: cart-checkout. Source: spec 2, Subscription dialog. */
  'cart.subscribeDialog': { onClose: () => void };
  /** Reminds of a filled cart that was left without trying the checkout. Owner: cart-checkout. Source: spec 3, Client state. */
  'cart.notAttemptedDialog': { onClose: () => void };
  /** The account menu of a signed-in shopper. Owner: account. Source: spec 2, Header. */
  'account.menu': { onClose: () => void };
  /** The store owner's header page. Owner: custom-pages. Source: spec 3, Store page. */
  'pages.header': Record<never, never>;
  /** The store owner's footer page. Owner: custom-pages. Source: spec 3, Store page. */
  'pages.footer': Record<never, never>;
};

export type SlotName = keyof Slots;

type Kind = 'function' | 'object';

/**
 * What a part cannot do without, looked at when it is shown: types hold within one build, and here two meet.
 * Versions of the slots stand in ../contracts.json; raise one with its props.
 */
const guards: Partial<Record<SlotName, Readonly<Record<string, Kind>>>> = {
  'catalog.quickView': { product: 'object', onClose: 'function' },
  'catalog.productGrid': { products: 'object' },
  'cart.drawer': { onClose: 'function' },
  'cart.subscribeDialog': { onClose: 'function' },
  'cart.notAttemptedDialog': { onClose: 'function' },
  'account.menu': { onClose: 'function' },
};

/** @returns the props that a slot's part needs and was not given; empty when it has them all */
export const missingProps = (name: SlotName, props: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(guards[name] ?? {}).flatMap(([prop, kind]) =>
    typeof props[prop] === kind && props[prop] !== null ? [] : [prop],
  );
