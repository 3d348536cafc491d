import type { Plugin } from '../deps';
import { completeOld } from './complete-old';
import { countAsReceived } from './count-as-received';
import { rollUpSales } from './sold';

/** Names the work that orders leave for later. */
export const ordersPlugin: Plugin = (_app, { jobs, clock }) => {
  jobs.every('*/5 * * * *', 'orders.complete', async () => {
    await countAsReceived(clock.now());
    await completeOld(clock.now());
  });
  jobs.every('* * * * *', 'orders.sold', async () => void (await rollUpSales(clock.now())));
};
