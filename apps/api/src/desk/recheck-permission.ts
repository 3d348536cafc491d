import type { DeskPermission } from '@souk/contract/desk';
import { memberMay, staffMay } from '@souk/domain/desk';
import { ReplyError } from '../errors';
import { membershipIn } from '../merchants/members.repository';
import { rolesOf } from '../staff/staff-roles.repository';
import type { DeskCtx } from './desk-ctx';
import { deskWords } from './desk-words';

type Access = Pick<DeskCtx, 'roles' | 'permissions'>;

/** What somebody may do in a scope as their roles stand now; nothing once they have none. */
const accessOf = async ({ actor, merchantId, tokenRoles }: Omit<DeskCtx, keyof Access>): Promise<Access> => {
  if (merchantId === null) {
    const roles = [...new Set([...tokenRoles, ...(await rolesOf(actor.sub))])];
    return { roles, permissions: staffMay(roles) };
  }
  const member = await membershipIn(actor.sub, merchantId);
  return member ? { roles: [member.role], permissions: memberMay(member.role) } : { roles: [], permissions: [] };
};

/**
 * Looks again who somebody is in the midst of work of many steps, before each of them: a role that was taken away meanwhile holds no
 * longer. Only what a provider's token said is taken as it was, since nobody can be asked for it anew.
 * @returns the same call with their roles of now
 * @throws {ReplyError} 403 with the permission that is missing
 */
export async function recheckPermission(
  ctx: Omit<DeskCtx, keyof Access>,
  permission: DeskPermission,
): Promise<DeskCtx> {
  const access = await accessOf(ctx);
  if (!access.permissions.includes(permission))
    throw new ReplyError('PERMISSION_MISSING', deskWords(ctx.locale, 'roleGone'), { permission });
  return { ...ctx, ...access };
}
