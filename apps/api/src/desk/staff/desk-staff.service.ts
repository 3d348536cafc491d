import type { StaffRole } from '@souk/contract/desk';
import { sameEmail } from '@souk/domain';
import { rolesObstacle } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { dropInvitation, makeInvitation, openInvitations } from '../../staff/invitations.repository';
import { grantRole, revokeRole, rolesOf } from '../../staff/staff-roles.repository';
import { allStaff, lockRoles } from '../../staff/staff.repository';
import { staffWords } from '../../staff/staff-words';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { consoleOf } from './console-of';
import { invitationMail } from './invitation-mail';

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Who works for the platform and as what. With an outside provider it is read here and changed there. */
export function deskStaff({ clock, config, identity, mail }: Deps) {
  /** @throws {ReplyError} 501 with the address of the provider's console */
  const mustBeOurs = ({ locale }: DeskCtx) => {
    const console = consoleOf(config.oidcIssuer);
    if (console) throw new ReplyError('STAFF_ELSEWHERE', staffWords(locale, 'elsewhere'), { console });
  };

  /** @throws {ReplyError} 409 with the obstacle */
  const mayChange = (
    change: { from: readonly StaffRole[]; to: readonly StaffRole[]; admins: number },
    ctx: DeskCtx,
  ) => {
    const obstacle = rolesObstacle({ ...change, mine: ctx.permissions });
    if (obstacle) throw new ReplyError('STAFF_CHANGE_REFUSED', staffWords(ctx.locale, obstacle), { obstacle });
  };

  return {
    async staff(_input, ctx) {
      const people = await allStaff();
      const sessions = await identity.sessionsOf(people.map(({ sub }) => sub));
      const factors = await identity.secondFactors(people.map(({ sub }) => sub));
      const invitations = await openInvitations(ctx.storeId, clock.now());
      return {
        people: people.map(({ sub, nickname: name, email, roles, last_seen }) => ({
          sub,
          name,
          email,
          roles,
          lastSeen: last_seen?.toISOString() ?? null,
          sessions: sessions && (sessions.get(sub) ?? 0),
          hasSecondFactor: factors?.has(sub) ?? null,
          isSelf: sub === ctx.actor.sub,
        })),
        invitations: invitations.map(({ id, email, roles, invited_by: by, expires_at }) => ({
          id,
          email,
          roles,
          by,
          expiresAt: expires_at.toISOString(),
        })),
        console: consoleOf(config.oidcIssuer),
      };
    },

    async staffInvite({ body }, ctx) {
      mustBeOurs(ctx);
      const [email, roles] = [sameEmail(body.email), [...new Set(body.roles)]];
      mayChange({ from: [], to: roles, admins: await lockRoles() }, ctx);
      const known = await identity.find({ email });
      if (known && (await rolesOf(known)).length > 0)
        throw new ReplyError('STAFF_EXISTS', staffWords(ctx.locale, 'worksHere'));
      const made = { store_id: ctx.storeId, email, roles, invited_by: ctx.actor.name };
      const { id, token } = await makeInvitation(made, clock.now());
      await mail.send(invitationMail({ ...made, token, locale: ctx.locale, issuer: identity.deskIssuer }));
      await note(ctx, clock.now(), { subject: ['invitation', id], after: { roles } });
      return true;
    },

    async staffInviteCancel({ params: { id } }, ctx) {
      mustBeOurs(ctx);
      const dropped = await dropInvitation(ctx.storeId, id);
      if (!dropped) throw notFound();
      await note(ctx, clock.now(), { subject: ['invitation', id], before: { roles: dropped.roles } });
      return true;
    },

    async staffRoles({ params: { sub }, body }, ctx) {
      mustBeOurs(ctx);
      const admins = await lockRoles();
      const [from, to] = [await rolesOf(sub), [...new Set(body.to)]];
      if (from.length === 0) throw notFound();
      if (!isSame(from, body.from)) throw new ReplyError('CHANGED_MEANWHILE', staffWords(ctx.locale, 'moved'));
      mayChange({ from, to, admins }, ctx);
      for (const role of to) await grantRole(sub, role, clock.now());
      for (const role of from.filter((one) => !to.includes(one))) await revokeRole(sub, role);
      await note(ctx, clock.now(), { subject: ['staff', sub], before: { roles: from }, after: { roles: to } });
      return true;
    },

    async staffFactorReset({ params: { sub } }, ctx) {
      mustBeOurs(ctx);
      if ((await rolesOf(sub)).length === 0) throw notFound();
      await identity.dropSecondFactor(sub);
      await note(ctx, clock.now(), { subject: ['staff', sub] });
      return true;
    },

    async staffSignOut({ params: { sub } }, ctx) {
      mustBeOurs(ctx);
      if ((await rolesOf(sub)).length === 0) throw notFound();
      await identity.signOut(sub);
      await note(ctx, clock.now(), { subject: ['staff', sub] });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
