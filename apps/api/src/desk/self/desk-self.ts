import { isSureSignIn, memberMay } from '@souk/domain/desk';
import { claimByEmail } from '../../applications/applications.repository';
import { shopOriginOf } from '../../config';
import type { Deps } from '../../deps';
import { membershipsOf } from '../../merchants/members.repository';
import { joinByEmail } from '../people/join-merchant';
import type { DeskHandlers } from '../desk-ctx';
import { noteSeen } from '../../staff/staff.repository';
import { timeZoneOf } from '../store-day';
import { readPiles } from './read-piles';

/** Who works at a desk, and what waits for them. */
export function deskSelf({ clock, config, identity }: Deps) {
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
        timeZone: await timeZoneOf(ctx.storeId),
        shopOrigin: shopOriginOf(config),
        hasSecondFactor: (await identity.secondFactors([ctx.actor.sub]))?.has(ctx.actor.sub) ?? null,
        neededAcr: ctx.roles.length > 0 && !isSureSignIn(ctx.acr, config.staffAcr) ? (config.staffAcr ?? null) : null,
      };
    },

    overview: (_input, ctx, { log }) =>
      readPiles(ctx, clock.now(), (error, name) => log.error({ err: error }, `the pile ${name} could not be read`)),
  } satisfies Partial<DeskHandlers>;
}
