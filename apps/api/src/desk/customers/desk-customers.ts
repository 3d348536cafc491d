import type { DeskCustomerRow } from '@souk/contract/desk';
import { sameEmail } from '@souk/domain';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { offsetOf, page } from '../../reply';
import { contactOf, createOwnDataService, type DataSubject, openOrders } from '../../users/own-data.service';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { rowOf as orderRowOf } from '../orders/desk-order-view';
import { ordersOfPurchases } from '../orders/desk-orders.repository';
import { adjustPoints, balanceOf } from './adjust-points';
import type { CustomerRow } from './customer-row';
import { findCustomer, listCustomers, purchasesOf, refundsOf, ticketsOf } from './customers.repository';
import { signOutCustomer } from './sign-out-customer';

const rowOf = (customer: CustomerRow): DeskCustomerRow => ({
  key: customer.key,
  name: customer.name,
  email: customer.email,
  isGuest: customer.is_guest,
  purchases: customer.purchases,
  spentCents: customer.spent_cents,
  lastAt: customer.last_at?.toISOString() ?? null,
  since: customer.first_at.toISOString(),
});

const subjectOf = ({ is_guest, key, email }: CustomerRow): DataSubject =>
  is_guest ? { sub: null, email } : { sub: key };

/** A customer with what they bought, asked back and wrote about, as far as the role reads it. */
const detailOf = async (found: CustomerRow, ctx: DeskCtx, now: Date) => {
  const { key } = found;
  const may = (permission: (typeof ctx.permissions)[number]) => ctx.permissions.includes(permission);
  const nos = (await purchasesOf(ctx, key)).map(({ order_no }) => order_no);
  const orders = await ordersOfPurchases(ctx, nos, now);
  const refunds = may('refunds.read') ? await refundsOf(ctx, key) : [];
  const tickets = may('tickets.read') && !found.is_guest ? await ticketsOf(ctx, key) : [];
  return {
    ...rowOf(found),
    language: found.locale,
    points: found.is_guest ? null : await balanceOf(key),
    contact: await contactOf(subjectOf(found)),
    openOrders: await openOrders(subjectOf(found), { isStaff: true }),
    orders: orders.map((order) => orderRowOf(order, now)),
    refunds: refunds.map((refund) => ({ ...refund, at: refund.at.toISOString() })),
    tickets: tickets.map((ticket) => ({ ...ticket, at: ticket.at.toISOString() })),
  };
};

/** Those who bought, and accounts that never did: found by e-mail, name or an order's number, with their orders, refunds and tickets. */
export function deskCustomers(deps: Deps) {
  const { clock, identity } = deps;
  const ownData = createOwnDataService(deps);

  /** @throws {ReplyError} 404 */
  const seen = async (key: string, ctx: DeskCtx) => {
    const found = await findCustomer(ctx, key);
    if (!found) throw notFound();
    return found;
  };

  return {
    async customers({ query }, ctx) {
      const { list, total } = await listCustomers(ctx, query, { limit: query.limit, offset: offsetOf(query) });
      return page(list.map(rowOf), { ...query, total });
    },

    customer: async ({ params: { key } }, ctx) => detailOf(await seen(key, ctx), ctx, clock.now()),

    async customerExport({ params: { key }, body: { reason } }, ctx) {
      const found = await seen(key, ctx);
      const data = found.is_guest
        ? await ownData.exportGuest(sameEmail(found.email))
        : await ownData.export({ userId: found.key });
      await note(ctx, clock.now(), { subject: ['customer', key], reason });
      return { data };
    },

    async customerPoints({ params: { key }, body: { amount, reason } }, ctx) {
      const found = await seen(key, ctx);
      if (found.is_guest) throw notFound();
      const points = await adjustPoints(key, amount, { ctx, now: clock.now() });
      await note(ctx, clock.now(), {
        subject: ['customer', key],
        reason,
        before: { points: points - amount },
        after: { points },
      });
      return { points };
    },

    async customerSignOut({ params: { key }, body: { reason } }, ctx) {
      await signOutCustomer(await seen(key, ctx), identity, ctx);
      await note(ctx, clock.now(), { subject: ['customer', key], reason });
      return true;
    },

    async customerDelete({ params: { key }, body: { confirm, reason } }, ctx) {
      const found = await seen(key, ctx);
      const within = () => note(ctx, clock.now(), { subject: ['customer', key], reason });
      return ownData.removeCustomer(subjectOf(found), confirm, { storeId: ctx.storeId, locale: ctx.locale, within });
    },
  } satisfies Partial<DeskHandlers>;
}
