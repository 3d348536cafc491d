import { dayMs } from '@souk/domain';
import type { Plugin } from '../deps';
import { dropOldPreOrders } from './pre-order.repository';

/** Drops pre-orders that nobody ordered within a day. */
export const checkoutPlugin: Plugin = (_app, { jobs, clock }) =>
  jobs.every(
    '*/5 * * * *',
    'checkout.forget',
    async () => void (await dropOldPreOrders(new Date(clock.now().getTime() - dayMs))),
    { isDroppable: true },
  );
