import { isSureSignIn, memberMay } from '@souk/domain/desk';
import { claimByEmail } from '../../applications/applications.repository';
import { shopOriginOf } from '../../config';
import type { Deps } from '../../deps';
import { membershipsOf } from '../../merchants/members.repository';
import { stuck } from '../../refund-payouts/refund-payouts.repository';
import { joinByEmail } from '../people/join-merchant';
import type { DeskHandlers } from '../desk-ctx';
import { pileToShip } from '../orders/desk-orders.repository';
import { pileOfLowStock, pileOfNewProducts } from '../products/desk-products.repository';
import { pileOfRefunds } from '../refunds/desk-refunds.repository';
import { noteSeen } from '../../staff/staff.repository';
import { pileOfPayouts } from '../statements/statements.repository';
import { pileOfApplications } from '../support/desk-applications';
import { pileOfReviews } from '../support/desk-reviews';
import { pileOfTickets } from '../support/desk-tickets.repository';
import { pileOfDeadJobs, pileOfReconciliationFaults } from '../system/system.repository';

type Found = { count: number; oldest: Date | null } | undefined;
const pileOf = (found: Found) => ({ count: found?.count ?? 0, oldest: found?.oldest?.toISOString() ?? null });

/** Who works at a desk, and what waits for them. */
export function deskSelf({ clock, config, identity }: Deps) {
  const moneyPile = async () => {
    const { count, oldestSeconds } = await stuck(clock.now());
    return { count, oldest: count > 0 ? new Date(clock.now().getTime() - oldestSeconds * 1000).toISOString() : null };
  };
  return {
    async me(_input, ctx) {
      // An application that was sent without an account becomes its account's: the merchant's owner is then known.
      await claimByEmail({ storeId: ctx.storeId, userId: ctx.actor.sub });
      if (config.oidcIssuer && ctx.isEmailProved) await joinByEmail(ctx.actor, ctx.storeId, clock.now());
      const merchants = await membershipsOf(ctx.actor.sub, ctx.storeId);
      if (ctx.roles.length + merchants.length > 0) await noteSeen(ctx.actor.sub, clock.now());
      return {
        name: ctx.actor.name,
        email: ctx.actor.email,
        roles: [...ctx.roles],
        permissions: [...ctx.permissions],
        merchants: merchants.map(({ merchant_id: id, name, slug, role, state, state_reason: stateReason }) => ({
          id,
          name,
          slug,
          role,
          permissions: memberMay(role),
          state,
          stateReason,
        })),
        isSandbox: config.sandbox,
        shopOrigin: shopOriginOf(config),
        hasSecondFactor: (await identity.secondFactors([ctx.actor.sub]))?.has(ctx.actor.sub) ?? null,
        neededAcr: ctx.roles.length > 0 && !isSureSignIn(ctx.acr, config.staffAcr) ? (config.staffAcr ?? null) : null,
      };
    },

    async overview(_input, ctx) {
      const may = (permission: (typeof ctx.permissions)[number]) => ctx.permissions.includes(permission);
      const isPlatform = ctx.merchantId === null;
      return {
        toShip: pileOf(await pileToShip(ctx)),
        refunds: may('refunds.read') ? pileOf(await pileOfRefunds(ctx)) : null,
        tickets: isPlatform && may('tickets.read') ? pileOf(await pileOfTickets(ctx)) : null,
        applications: isPlatform && may('merchants.read') ? await pileOfApplications(ctx, clock.now()) : null,
        reviews: isPlatform && may('reviews.read') ? pileOf(await pileOfReviews(ctx)) : null,
        lowStock: may('products.read') ? pileOf(await pileOfLowStock(ctx)) : null,
        newProducts: isPlatform && may('products.write') ? pileOf(await pileOfNewProducts(ctx)) : null,
        payouts: isPlatform && may('payouts.read') ? pileOf(await pileOfPayouts(ctx)) : null,
        stuckMoney: isPlatform && may('system.read') ? await moneyPile() : null,
        sums: isPlatform && may('system.read') ? pileOf(await pileOfReconciliationFaults(ctx.storeId)) : null,
        deadJobs: isPlatform && may('system.read') ? pileOf(await pileOfDeadJobs()) : null,
      };
    },
  } satisfies Partial<DeskHandlers>;
}
