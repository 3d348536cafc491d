import { catalogueRoutes } from './catalogue.routes';
import { checkoutRoutes } from '../checkout/checkout.routes';
import type { Deps, Plugin } from '../deps';
import type { Handlers } from '../http/handlers';
import { deskPlugin } from './desk.plugin';
import { filmsPlugin } from '../img/films.plugin';
import { picturesPlugin } from '../img/pictures.plugin';
import { bookkeepingPlugin } from '../bookkeeping/bookkeeping.plugin';
import { ownerTokenRoutes } from '../desk/own-pages/owner-calls.routes';
import { checkoutPlugin } from '../checkout/checkout.plugin';
import { ordersPlugin } from '../orders/orders.plugin';
import { orderRoutes } from '../orders/orders.routes';
import { pagesRoutes } from '../pages/pages.routes';
import { rawPages } from '../pages/raw.plugin';
import { payRoutes } from '../payments/pay.routes';
import { paymentsPlugin } from '../payments/payments.plugin';
import { webhooksPlugin } from '../payments/webhooks.plugin';
import { productsPlugin } from '../products/products.plugin';
import { pageChangesPlugin } from '../page-changes/page-changes.plugin';
import { purgePlugin } from '../page-changes/purge';
import { refundSettlementPlugin } from '../refund-settlement/refund-settlement';
import { refundRoutes } from '../refunds/refunds.routes';
import { retentionPlugin } from '../retention/retention';
import { searchPlugin } from '../search/search.plugin';
import { createSandbox } from '../sandbox/sandbox.plugin';
import { shopperRoutes } from './shopper.routes';
import { supportSandbox } from '../sandbox/control/support';
import { demoOrderPlugin } from '../seed/parts/demo-order';
import { reseed } from '../seed/seed';
import { sitemapPlugin } from '../store/sitemap.plugin';
import { uploadsPlugin } from '../uploads/uploads.plugin';
import { loginRoutes } from '../users/login.routes';
import { userRoutes } from '../users/users.routes';
import { deliverWebhooks } from '../webhooks/deliver';

/** Handlers of every module, by call name: a call that none answers is an error of types. A module adds its line here. */
export const allHandlers = (deps: Deps): Handlers => ({
  ...catalogueRoutes(deps),
  ...pagesRoutes(deps),
  ...ownerTokenRoutes(deps),
  ...checkoutRoutes(deps),
  ...orderRoutes(deps),
  ...payRoutes(deps),
  ...refundRoutes(deps),
  ...shopperRoutes(deps),
  ...loginRoutes(deps),
  ...userRoutes(deps),
});

/** Routes outside the shop's contract: pictures, webhooks, the sandbox, the desks. */
export const allPlugins: readonly Plugin[] = [
  filmsPlugin,
  picturesPlugin,
  sitemapPlugin,
  rawPages,
  searchPlugin,
  productsPlugin,
  // before the orders: it keeps the demo's own from lapsing
  demoOrderPlugin,
  createSandbox(reseed),
  paymentsPlugin,
  refundSettlementPlugin,
  checkoutPlugin,
  ordersPlugin,
  webhooksPlugin,
  uploadsPlugin,
  retentionPlugin,
  pageChangesPlugin,
  purgePlugin,
  bookkeepingPlugin,
  (_app, deps) => deliverWebhooks(deps),
  supportSandbox,
  deskPlugin,
];
