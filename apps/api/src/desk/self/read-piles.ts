import type { DeskOverview, PileName } from '@souk/contract/desk';
import { stuck } from '../../refund-payouts/refund-payouts.repository';
import type { DeskCtx } from '../desk-ctx';
import { pileToShip } from '../orders/desk-orders.repository';
import { answerUntil } from '../orders/order-disputes';
import { pileOfDisputes } from '../orders/order-disputes.repository';
import { pileOfLowStock, pileOfNewProducts } from '../products/desk-products.repository';
import { pileOfRefunds } from '../refunds/desk-refunds.repository';
import { pileOfPayouts } from '../statements/statements.repository';
import { pileOfApplications } from '../support/desk-applications';
import { pileOfReviews } from '../support/desk-reviews';
import { pileOfTickets } from '../support/desk-tickets.repository';
import { pileOfDeadJobs, pileOfReconciliationFaults } from '../system/system.repository';

type Found = { count: number; oldest: Date | null } | undefined;
type Piles = Omit<DeskOverview, 'unread'>;

const pileOf = (found: Found) => ({ count: found?.count ?? 0, oldest: found?.oldest?.toISOString() ?? null });

const moneyPile = async (now: Date) => {
  const { count, oldestSeconds } = await stuck(now);
  return { count, oldest: count > 0 ? new Date(now.getTime() - oldestSeconds * 1000).toISOString() : null };
};

const disputePile = async (ctx: DeskCtx) => {
  const found = await pileOfDisputes(ctx);
  return { ...pileOf(found), until: answerUntil(found?.respond_by ?? null, ctx.locale) };
};

/** How each pile is read; null: the caller may not see it. */
const readersOf = (ctx: DeskCtx, now: Date): { [N in PileName]: (() => Promise<Piles[N]>) | null } => {
  const may = (permission: (typeof ctx.permissions)[number]) => ctx.permissions.includes(permission);
  const isPlatform = ctx.merchantId === null;
  const count = (maySee: boolean, read: () => Promise<Found>) => (maySee ? async () => pileOf(await read()) : null);
  const [seesMerchants, seesSystem] = [isPlatform && may('merchants.read'), isPlatform && may('system.read')];
  return {
    toShip: count(true, () => pileToShip(ctx)),
    refunds: count(may('refunds.read'), () => pileOfRefunds(ctx)),
    tickets: count(isPlatform && may('tickets.read'), () => pileOfTickets(ctx)),
    applications: seesMerchants ? () => pileOfApplications(ctx, now) : null,
    reviews: count(isPlatform && may('reviews.read'), () => pileOfReviews(ctx)),
    lowStock: count(may('products.read'), () => pileOfLowStock(ctx)),
    newProducts: count(isPlatform && may('products.write'), () => pileOfNewProducts(ctx)),
    payouts: count(isPlatform && may('payouts.read'), () => pileOfPayouts(ctx)),
    stuckMoney: seesSystem ? () => moneyPile(now) : null,
    sums: count(seesSystem, () => pileOfReconciliationFaults(ctx.storeId)),
    deadJobs: count(seesSystem, pileOfDeadJobs),
    disputes: isPlatform ? () => disputePile(ctx) : null,
  };
};

/**
 * Reads the work that waits, every pile by itself and all at once: one that cannot be read is null and named in `unread`.
 * @param tell is told of each that could not be read
 * @throws what the first of them threw, where none could be read
 */
export async function readPiles(
  ctx: DeskCtx,
  now: Date,
  tell: (error: unknown, name: PileName) => void,
): Promise<DeskOverview> {
  const piles: Partial<Record<PileName, unknown>> = {};
  const [unread, errors]: [PileName[], unknown[]] = [[], []];
  const readers = Object.entries(readersOf(ctx, now)) as [PileName, (() => Promise<unknown>) | null][];
  await Promise.all(
    readers.map(async ([name, read]) => {
      piles[name] = null;
      try {
        if (read) piles[name] = await read();
      } catch (error) {
        tell(error, name);
        unread.push(name);
        errors.push(error);
      }
    }),
  );
  if (errors.length > 0 && Object.values(piles).every((pile) => pile === null)) throw errors[0];
  return { ...(piles as Piles) /* a value for each name */, unread };
}
