import type { CartGroup, CartItem } from '@souk/contract';

/**
 * One intended change that the server has not confirmed yet, under its own key, so that it can be
 * sent again, replaced or taken back without touching any other.
 */
export type CartChange =
  | { kind: 'quantity'; id: number; number: number }
  | { kind: 'removal'; id: number }
  | { kind: 'return'; id: number; group: CartGroup; line: CartItem }
  | { kind: 'addition'; number: number };

/** A line as the shopper sees it: what the server confirmed, with the pending changes over it. */
export type CartLine = CartItem & {
  isChecked: boolean;
  /** A change of this line is on its way to the server. */
  isSaving: boolean;
  canDecrease: boolean;
  canIncrease: boolean;
};

/** A merchant's lines. Source: CART-12. */
export type CartLines = Omit<CartGroup, 'cartInfoList'> & { lines: readonly CartLine[] };

/** What is read of a line put aside: it is kept in this browser, for guests too. Source: docs/expectations, C2. */
export type SavedLine = Pick<
  CartItem,
  | 'productId'
  | 'attrId'
  | 'cartNum'
  | 'storeName'
  | 'image'
  | 'slug'
  | 'productUniqueKey'
  | 'suk'
  | 'variantQuery'
  | 'variantPrice'
  | 'landingPage'
  | 'listedOnStore'
>;

/** What is known: from the server, from the shopper, and what is on its way. Everything shown follows from it. */
export type CartFacts = {
  /** `idle`: not asked for yet. `failed`: the last load failed; what was known before still stands. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Groups as last confirmed by the server; null until the first load. */
  confirmed: readonly CartGroup[] | null;
  /** Pieces in the cart as the server last counted them, also for pages that never load the list. */
  confirmedCount: number;
  pending: Readonly<Record<string, CartChange>>;
  /** Ids of lines that the shopper took out of the coming order. Every other valid line is checked. Source: CART-02. */
  unchecked: ReadonlySet<number>;
  saved: readonly SavedLine[];
};

/** What is shown: follows from the facts, made once per change so that selectors stay stable. */
export type CartView = {
  groups: readonly CartLines[];
  /** Pieces in the cart, for the badge. */
  count: number;
  checkedCount: number;
  areAllChecked: boolean;
  /** Sum of the checked lines in USD. Shipping and coupons are priced by the server alone. */
  subtotalUsd: number;
  isUpdating: boolean;
};

/** One variant to put into the cart. `name` and `priceUsd` are for the message and the analytics event only. */
export type CartAddition = {
  productId: number;
  cartNum: number;
  /** Id of the variant; null: the product's only one. Absent: custom pages know the chosen values (`sku`) instead. */
  productAttrUnique?: number | string | null;
  /** Chosen values, comma-joined. */
  sku?: string;
  name?: string | undefined;
  /** Counts where the server's answer has no price: an api of an older release. */
  priceUsd?: number;
  merchantName?: string;
};

export type CartActions = {
  /** Reads the list from the server. Called when the drawer opens and by the cart page. Source: DRAWER-01. */
  load: () => Promise<void>;
  /** Another call changed the server's cart, as an order does: it is read again, here and in the other tabs. */
  changedElsewhere: () => Promise<void>;
  /** The lines of the page's first HTML, until the first answer comes. */
  adopt: (painted: readonly CartGroup[]) => void;
  /** Counts on the server without reading the list. */
  loadCount: () => Promise<void>;
  /**
   * Adds at once on screen, then on the server; without a connection as soon as it is back. Resolves to whether the server
   * took it at once; `onAdded` is called when it took it. Source: CART-10.
   */
  add: (addition: CartAddition, onAdded?: () => void) => Promise<boolean>;
  /** Bounded by 1 and stock; the last intended value reaches the server 500 ms later. Source: CART-03 to CART-05. */
  setQuantity: (id: number, number: number) => void;
  /** Takes lines out, with Undo in the message. Source: CART-06. */
  remove: (id: number) => Promise<void>;
  toggle: (id: number) => void;
  toggleAll: () => void;
  /** Gives an invalid line another variant (absent: its own again, once it is back). Source: CART-07. */
  reselect: (id: number, attrId?: number) => Promise<boolean>;
  saveForLater: (id: number) => Promise<void>;
  moveToCart: (saved: SavedLine) => Promise<void>;
  dropSaved: (saved: SavedLine) => void;
  /** Sends what still waits and resolves when nothing is on its way: before an order is made of the cart. */
  settle: () => Promise<void>;
};

export type CartState = CartFacts & CartView & CartActions;
