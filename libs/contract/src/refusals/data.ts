import type { LineTrouble } from '../order/checkout';

type RetryAfter = {
  /** Seconds. */
  retryAfter: number;
};
type Standing = { state: string; status: number };
type Obstacle = { obstacle: string };

/** `data` of the refusals that say more than their name; of every other it is null. */
export type RefusalData = {
  /** By field: the sentence for the reader. */
  FIELDS_INVALID: { fields: Record<string, string> };
  TOO_MANY_REQUESTS: RetryAfter;
  SECOND_FACTOR_REQUIRED: { acr: string | undefined };
  PERMISSION_MISSING: { permission: string };
  /** `console`: the address of the provider's console. */
  STAFF_ELSEWHERE: { console: string };
  OUT_OF_STOCK: LineRefused;
  OFF_SHELF: LineRefused;
  VARIANT_GONE: LineRefused;
  MERCHANT_CLOSED: LineRefused;
  LINES_REFUSED: { lines: LineTrouble[] };
  COUPONS_REFUSED: { rejectedCoupons: { id: number; reason: string }[] };
  /** `payFee`: what it costs now, in USD. */
  PRICE_CHANGED: { payFee: number };
  /** `isFromCart`: its lines lie in the cart still. `isOfAccount`: it is open, for an account that the asker has not signed in with. Null: the api is of the release before. */
  PRE_ORDER_GONE: { isFromCart: boolean; isOfAccount?: boolean } | null;
  /** `orderToken`: a guest's key to it, where it was asked to be made again; absent: the api is of the release before. */
  ORDER_PLACED: { orderNo: string; orderToken?: string | null };
  ORDER_STATE_CHANGED: Standing;
  REFUND_STATE_CHANGED: Standing;
  APPLICATION_NOT_READY: Obstacle;
  PRICES_REFUSED: Obstacle;
  VARIANTS_REFUSED: Obstacle;
  COUPON_TERMS_REFUSED: Obstacle;
  STAFF_CHANGE_REFUSED: Obstacle;
  PEOPLE_CHANGE_REFUSED: Obstacle;
  PAYOUT_REFUSED: Obstacle;
  MERCHANT_MOVED: { state: string };
  /** Parts of the profile. */
  SHOP_INCOMPLETE: { missing: string[] };
  /** `balanceCents` positive: owed to the merchant; negative: what they owe. */
  MERCHANT_NOT_SETTLED: Obstacle & { openOrders: number; balanceCents: number };
  SHIPPING_REFUSED: Obstacle;
  PRODUCT_DECIDED: { state: string };
  PRODUCT_CHANGED: { version: number | null };
  DOCUMENT_DECIDED: { state: string };
  REVIEW_DECIDED: { state: string };
  STOCK_CHANGED: { stock: number };
  STOCK_TOO_LOW: { stock: number };
  IMPORT_UNREADABLE: { line: number };
};

/** Of a line that was to be added: `ref` is its product. */
type LineRefused = { lines: [{ ref: number; reason: string; available: number }] };
