export { DepsProvider, useApi, type Deps } from './deps';
export { deviceStorage, tabStorage, type BrowserStorage } from './client/browser-storage';
export { chatStore, useChatWindow } from './client/chat';
export { keepOrderToken, orderTokenOf } from './client/order-token';
export {
  clockEvent,
  replyEvent,
  startEvent,
  type ActionAnswer,
  type DocumentScript,
  type DocumentServices,
  type FormReply,
  type SharedDocument,
} from './client/page-document';
export { panelsStore, usePanels, type Panel } from './client/panels';
export { useSay } from './client/say';
export { storeNow, storeNowMs, useStoreDay, useStoreNow } from './client/store-clock';
export { readRecentIds, rememberRecentId } from './client/recent-products';
export {
  sessionSettled,
  sessionStore,
  failedSignInCheck,
  useSession,
  type Session,
  type SessionUser,
} from './client/session';
export { toastsStore, useToasts, type Toast } from './client/toasts';
export { PageAddress } from './server/page-address';
export { useOrderToCart } from './server/use-order-to-cart';
export { storeIdOf, storeQueries } from './server/store.queries';
export { CartAddForm, cartAddButton } from './server/cart-add-form';
export { StoreField } from './server/store-field';
export { useOrigin } from './server/use-origin';
export { cartMerged, cartStore, connectCart, listenToCart, useCart } from './client/cart/connect-cart';
export { CartNotices } from './client/cart/cart-notices';
export { createCart, type Cart } from './client/cart/cart.store';
export { trackedItem } from './client/cart/cart-tracking';
export { takeAside } from './client/cart/pre-order';
export { isBuyable, piecesIn, viewOf } from './client/cart/cart-view';
export { dropCartUuid, ensureCartUuid, readCartUuid } from './client/cart/cart-uuid';
export type { CartNotice } from './client/cart/cart-notice';
export type {
  CartAddition,
  CartFacts,
  CartLine,
  CartLines,
  CartState,
  CartView,
  SavedLine,
} from './client/cart/cart-state';
export { ruleResolver, type FormRule } from './forms/rule-resolver';
export { useFormErrors } from './forms/use-form-errors';
