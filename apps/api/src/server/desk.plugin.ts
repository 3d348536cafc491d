import type { Plugin } from '../deps';
import { deskCategories } from '../desk/categories/desk-categories.service';
import { deskCustomers } from '../desk/customers/desk-customers';
import type { DeskHandlers } from '../desk/desk-ctx';
import { deskFind } from '../desk/find/desk-find';
import { deskFigures } from '../desk/figures/desk-figures';
import { deskHome } from '../desk/home/desk-home.service';
import { deskLog } from '../desk/self/desk-log';
import { deskSelf } from '../desk/self/desk-self';
import { deskViews } from '../desk/self/desk-views';
import { mountDesk } from '../desk/mount-desk';
import { deskImports } from '../desk/imports/desk-imports.service';
import { deskMerchantKinds } from '../desk/merchant-kinds/desk-merchant-kinds.service';
import { deskMerchantTrust } from '../desk/merchants/merchant-trust';
import { deskMerchants } from '../desk/merchants/desk-merchants.service';
import { deskOrders } from '../desk/orders/desk-orders.service';
import { deskPages } from '../desk/own-pages/desk-pages.service';
import { deskSettings } from '../desk/own-pages/desk-settings.service';
import { deskPeople } from '../desk/people/desk-people.service';
import { bulkProducts } from '../desk/products/bulk-products';
import { deskProductListing } from '../desk/products/product-listing';
import { deskProductReviews } from '../desk/products/desk-product-reviews.service';
import { deskProductArchive } from '../desk/products/archive-product';
import { deskProducts } from '../desk/products/desk-products.service';
import { deskCoupons } from '../desk/promotions/desk-coupons.service';
import { deskSales } from '../desk/promotions/desk-sales.service';
import { deskRefunds } from '../desk/refunds/desk-refunds.service';
import { deskStaff } from '../desk/staff/desk-staff.service';
import { deskRates } from '../desk/statements/desk-rates.service';
import { deskSellers } from '../desk/sellers/desk-sellers.service';
import { deskTax } from '../desk/tax/desk-tax.service';
import { deskShipping } from '../desk/sellers/desk-shipping.service';
import { deskShops } from '../desk/sellers/desk-shops.service';
import { deskStatements } from '../desk/statements/desk-statements.service';
import { deskApplications } from '../desk/support/desk-applications';
import { deskReviews } from '../desk/support/desk-reviews';
import { deskTickets } from '../desk/support/desk-tickets';
import { savedReplies } from '../desk/support/saved-replies';
import { deskDeadJobs } from '../desk/system/dead-jobs';
import { deskSystem } from '../desk/system/desk-system';
import { deskWebhooks } from '../desk/webhooks/desk-webhooks.service';

/** The calls of the desks: the platform's `/api/admin`, merchants' `/api/vendor/:mer`. */
export const deskPlugin: Plugin = (app, deps) => {
  const products = { ...deskProducts(deps), ...deskProductArchive(deps), ...deskProductListing(deps) };
  const handlers: DeskHandlers = {
    ...deskSelf(deps),
    ...deskFind(deps),
    ...deskViews(),
    ...deskLog(deps),
    ...deskFigures(deps),
    ...deskOrders(deps),
    ...deskCustomers(deps),
    ...deskRefunds(deps),
    ...deskMerchants(deps),
    ...deskMerchantTrust(deps),
    ...deskApplications(deps),
    ...deskTickets(deps),
    ...savedReplies(deps),
    ...deskReviews(deps),
    ...products,
    ...bulkProducts(deps, products),
    ...deskProductReviews(deps),
    ...deskCategories(deps),
    ...deskHome(deps),
    ...deskPages(deps),
    ...deskSettings(deps),
    ...deskMerchantKinds(deps),
    ...deskImports(deps),
    ...deskCoupons(deps),
    ...deskSales(deps),
    ...deskStatements(deps),
    ...deskRates(deps),
    ...deskSellers(deps),
    ...deskTax(deps),
    ...deskShipping(deps),
    ...deskShops(deps),
    ...deskWebhooks(deps),
    ...deskStaff(deps),
    ...deskPeople(deps),
    ...deskSystem(deps),
    ...deskDeadJobs(deps),
  };
  mountDesk(app, deps, handlers);
};
