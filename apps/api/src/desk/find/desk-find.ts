import { type DeskHit, type DeskPermission, type FindKind, findKinds, findMost } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { findCustomers } from '../customers/customers.repository';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { findMerchants } from '../merchants/merchants.repository';
import { findOrders } from '../orders/desk-orders.repository';
import { findProducts } from '../products/desk-products.repository';
import { findRefunds } from '../refunds/desk-refunds.repository';
import { findTickets } from '../support/desk-tickets.repository';

interface Finder {
  needs: DeskPermission;
  /** Its screens are the platform's alone. */
  isPlatforms?: true;
  find(q: string, ctx: DeskCtx): Promise<Omit<DeskHit, 'kind'>[]>;
}

/** The merchant's name, where several merchants' things stand beside each other. */
const merchantIn = ({ merchantId }: DeskCtx, name: string) => (merchantId === null ? [name] : []);
const joined = (parts: string[]) => parts.filter(Boolean).join(' · ');

const findersAt = ({ clock }: Pick<Deps, 'clock'>): Record<FindKind, Finder> => ({
  order: {
    needs: 'orders.read',
    find: async (q, ctx) =>
      (await findOrders(ctx, { q, now: clock.now() }, findMost)).map(({ order_no: no, customer, merchant_name }) => ({
        id: no,
        name: no,
        about: joined([customer, ...merchantIn(ctx, merchant_name)]),
      })),
  },
  refund: {
    needs: 'refunds.read',
    find: async (q, ctx) =>
      (await findRefunds(ctx, q, findMost)).map(({ refund_no: no, order_no: about }) => ({ id: no, name: no, about })),
  },
  ticket: {
    needs: 'tickets.read',
    isPlatforms: true,
    find: async (q, ctx) =>
      (await findTickets(ctx, q, findMost)).map(({ id, ticket_no: name, subject: about }) => ({
        id: String(id),
        name,
        about,
      })),
  },
  product: {
    needs: 'products.read',
    find: async (q, ctx) =>
      (await findProducts(ctx, { q, locale: ctx.locale }, findMost)).map((product) => ({
        id: String(product.id),
        name: product[`name_${ctx.locale}`],
        about: joined([product.unique_key, ...merchantIn(ctx, product.merchant_name)]),
      })),
  },
  customer: {
    needs: 'customers.read',
    isPlatforms: true,
    find: async (q, ctx) =>
      (await findCustomers(ctx, q, findMost)).map(({ key: id, name, email }) => ({
        id,
        name: name || email,
        about: name ? email : '',
      })),
  },
  merchant: {
    needs: 'merchants.read',
    isPlatforms: true,
    find: async (q, ctx) =>
      (await findMerchants(ctx, q, findMost)).map(({ id, name }) => ({ id: String(id), name, about: '' })),
  },
});

/** Finds things of every kind that somebody may read, within their scope. */
export const deskFind = (deps: Pick<Deps, 'clock'>) => {
  const finders = findersAt(deps);
  return {
    async find({ query: { q } }, ctx) {
      const readable = findKinds.filter((kind) => {
        const { needs, isPlatforms } = finders[kind];
        return ctx.permissions.includes(needs) && (ctx.merchantId === null || !isPlatforms);
      });
      const found = await Promise.all(
        readable.map(async (kind) => (await finders[kind].find(q, ctx)).map((hit) => ({ kind, ...hit }))),
      );
      // a number, a customer's e-mail or a product's key
      const isWhole = ({ name, about }: DeskHit) =>
        [name, about].some((text) => text.toUpperCase() === q.toUpperCase());
      const list = found.flat();
      return { list: [...list.filter(isWhole), ...list.filter((hit) => !isWhole(hit))] };
    },
  } satisfies Partial<DeskHandlers>;
};
