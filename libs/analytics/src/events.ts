/** One product in an event, in GA4's words. Prices in USD, two decimals. */
export type TrackedItem = {
  item_id: string;
  item_name: string;
  /** Chosen values, comma-joined. Absent: the product has one variant. */
  item_variant?: string;
  /** The merchant who sells it. Source: docs/marketplace, Analytics. */
  affiliation?: string;
  price: number;
  quantity: number;
  discount?: number;
};

type Priced = { currency: 'USD'; value: number; items: readonly TrackedItem[] };

/**
 * What shoppers do, by GA4's event names. Currency is always USD.
 * Source: spec 1, Analytics; spec 8, AddToCart; docs/marketplace, Analytics.
 */
export type TrackedEvent =
  | { name: 'page_view'; path: string; title: string }
  | { name: 'view_item_list'; list: string; items: readonly TrackedItem[] }
  | { name: 'select_item'; list: string; items: readonly TrackedItem[] }
  | ({ name: 'view_item' } & Priced)
  | ({ name: 'add_to_cart' } & Priced)
  | ({ name: 'remove_from_cart' } & Priced)
  | ({ name: 'add_to_wishlist' } & Priced)
  | ({ name: 'view_cart' } & Priced)
  | ({ name: 'begin_checkout'; coupon?: string } & Priced)
  | ({ name: 'add_shipping_info'; coupon?: string } & Priced)
  | ({ name: 'add_payment_info'; payment_type: string; coupon?: string } & Priced)
  /** Once per purchase: `transaction_id` is its masterOrderNo. */
  | ({ name: 'purchase'; transaction_id: string; shipping?: number; coupon?: string } & Priced)
  | { name: 'search'; search_term: string }
  | { name: 'sign_up'; method: string }
  | { name: 'login'; method: string }
  | { name: 'generate_lead'; source: 'newsletter' | 'cart-subscription' };
