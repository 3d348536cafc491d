import type { Plugin } from '../deps';
import { sendStockAlerts } from './stock-alerts';

/** Mails those who wait for a product as soon as it is in stock. */
export const productsPlugin: Plugin = (_app, { jobs, clock, mail, config }) =>
  jobs.every('*/10 * * * *', 'catalogue.stock-alerts', () =>
    sendStockAlerts({ clock, mail, origin: config.publicOrigin }),
  );
