import type { DeskCall, DeskCallName, NeededPermission, StaffRole } from '@souk/contract/desk';
import { isDeskSessionOver, isStaffRole, mayMake, memberMay, staffMay } from '@souk/domain/desk';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import { localeOf } from '../locale';
import { genericMessage } from '../http/messages';
import { bearerOf } from '../http/bearer';
import type { TokenUser } from '../identity/port';
import { askFreshSignIn, askSureSignIn } from './ask-fresh-sign-in';
import { rolesOf } from '../staff/staff-roles.repository';
import type { DeskCtx } from './desk-ctx';
import { membershipIn } from '../merchants/members.repository';

/** @throws {ReplyError} 401 without a token; 410000 with one that no longer holds, 410001 with one of the shop. */
const userOf = async (deps: Deps, request: FastifyRequest): Promise<TokenUser> => {
  const locale = localeOf(request.headers['accept-language']);
  const token = bearerOf(request);
  if (!token) throw new ReplyError('SIGN_IN_REQUIRED', genericMessage(locale, 'signIn'));
  const user = await deps.identity.verify(token, 'desk');
  if (!user || isDeskSessionOver(user.authTime, Date.now()))
    throw new ReplyError('SIGN_IN_ENDED', genericMessage(locale, 'signedOut'));
  return user;
};

/** Roles of the platform that the provider's token names. Unknown names give nothing. */
const tokenRolesOf = (user: TokenUser): StaffRole[] => (user.staffRoles ?? []).filter(isStaffRole);

/** The desks' own origin is no store's: whoever is there works for the store of the shop's. */
const storeOf = ({ config, stores }: Deps, request: FastifyRequest) =>
  stores.byHost(config.deskOrigin === config.publicOrigin ? request.hostname : new URL(config.publicOrigin).hostname);

const refuse = (permission: NeededPermission) => new ReplyError('PERMISSION_MISSING', '', { permission });

/**
 * Finds out who makes a call of a desk and in whose scope, and whether they may. Read anew for each call: a role that was taken
 * away holds no longer, although tokens live on.
 * @param mer the merchant that the address names; undefined: the platform's desk
 * @throws {ReplyError} 401; 410003 where the call asks for a fresh sign-in; 403 with the permission that is missing; 404 for a merchant that the caller does not work for
 */
export async function deskCaller(
  deps: Deps,
  request: FastifyRequest,
  asked: { name: DeskCallName; call: DeskCall; mer: string | undefined },
): Promise<DeskCtx> {
  const user = await userOf(deps, request);
  const { permission } = asked.call;
  const locale = localeOf(request.headers['accept-language']);
  const common = {
    call: asked.name,
    requestId: request.id,
    locale,
    actor: { sub: user.sub, name: user.nickname, email: user.email },
    isEmailProved: user.isEmailProved,
    acr: user.acr,
    authTime: user.authTime,
  };
  if (asked.mer === undefined) {
    const tokenRoles = tokenRolesOf(user);
    const roles = [...new Set([...tokenRoles, ...(await rolesOf(user.sub))])];
    const permissions = staffMay(roles);
    if (!mayMake(permissions, permission)) throw refuse(permission);
    askSureSignIn(asked.call, user, deps.config.staffAcr, locale);
    askFreshSignIn(asked.call, user, locale);
    return { ...common, storeId: await storeOf(deps, request), merchantId: null, roles, tokenRoles, permissions };
  }
  const member = /^\d{1,9}$/.test(asked.mer) ? await membershipIn(user.sub, Number(asked.mer)) : undefined;
  if (!member) throw notFound();
  const permissions = memberMay(member.role);
  if (!mayMake(permissions, permission)) throw refuse(permission);
  askFreshSignIn(asked.call, user, locale);
  return {
    ...common,
    storeId: member.store_id,
    merchantId: member.merchant_id,
    roles: [member.role],
    tokenRoles: [],
    permissions,
  };
}
