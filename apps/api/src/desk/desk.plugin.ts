import type { Plugin } from '../deps';
import { deskCategories } from './categories/desk-categories.service';
import { deskCustomers } from './customers/desk-customers';
import type { DeskHandlers } from './desk-ctx';
import { deskHome } from './home/desk-home.service';
import { deskSelf } from './desk-self';
import { mountDesk } from './mount-desk';
import { deskImports } from './imports/desk-imports.service';
import { deskOrders } from './orders/desk-orders.service';
import { deskProducts } from './products/desk-products.service';
import { deskCoupons } from './promotions/desk-coupons.service';
import { deskSales } from './promotions/desk-sales.service';
import { deskRefunds } from './refunds/desk-refunds.service';
import { deskRates } from './statements/desk-rates.service';
import { deskStatements } from './statements/desk-statements.service';
import { deskApplications } from './support/desk-applications';
import { deskReviews } from './support/desk-reviews';
import { deskTickets } from './support/desk-tickets';
import { deskSystem } from './system/desk-system';
import { deskWebhooks } from './webhooks/desk-webhooks.service';

/** The calls of the desks: the platform's `/api/admin`, merchants' `/api/vendor/:mer`. */
export const deskPlugin: Plugin = (app, deps) => {
  const handlers: DeskHandlers = {
    ...deskSelf(deps),
    ...deskOrders(deps),
    ...deskCustomers(deps),
    ...deskRefunds(deps),
    ...deskApplications(deps),
    ...deskTickets(deps),
    ...deskReviews(deps),
    ...deskProducts(deps),
    ...deskCategories(deps),
    ...deskHome(deps),
    ...deskImports(deps),
    ...deskCoupons(deps),
    ...deskSales(deps),
    ...deskStatements(deps),
    ...deskRates(deps),
    ...deskWebhooks(deps),
    ...deskSystem(deps),
  };
  mountDesk(app, deps, handlers);
};
