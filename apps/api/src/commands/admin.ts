import { userInfo } from 'node:os';
import { type StaffRole, staffRoles } from '@souk/contract/desk';
import { isEmail, sameEmail } from '@souk/domain';
import { isStaffRole } from '@souk/domain/desk';
import { sql } from 'kysely';
import { rows, tx } from '../database/tx';
import type { Deps } from '../deps';
import { note } from '../desk/audit';
import { invitationLink } from '../identity/local/realm';
import { isEmailProved } from '../identity/shoppers';
import { dropInvitation, makeInvitation, openInvitations } from '../staff/invitations.repository';
import { grantRole, listStaff, revokeRole, rolesOf } from '../staff/staff-roles.repository';
import { type Command, CommandError, unknownWords } from './command';

const usage = `npm run admin -- grant EMAIL [ROLE]    gives somebody who has an account a role; admin unless one is named
npm run admin -- invite EMAIL [ROLE]   prints a link by which somebody without an account gets one with that role; it works once
npm run admin -- revoke EMAIL [ROLE]   takes it away; without a role every one, and an open invitation, as when somebody leaves
npm run admin -- list                  who has which roles, and who is invited
Roles: ${staffRoles.join(', ')}`;

const roleNamed = (text = 'admin'): StaffRole => {
  if (isStaffRole(text)) return text;
  throw new CommandError(`There is no role ${text}: ${staffRoles.join(', ')}`);
};

/**
 * Finds the one account with an e-mail address that is known to be theirs. The embedded provider has proved it; of another provider's
 * people the store knows those who have signed in once, and whose address their token said was proved. A role is taken from others as well.
 */
const accountOf = async (
  typed: string | undefined,
  what: 'grant' | 'revoke',
  { config, identity }: Deps,
): Promise<string> => {
  if (!typed?.includes('@')) throw new CommandError(usage);
  const email = sameEmail(typed);
  const which = config.oidcIssuer
    ? sql`lower(s.email) = ${email}`
    : sql`s.sub = ${await identity.find({ email })}::text`;
  const known = await rows(
    sql<{ sub: string; is_proved: boolean }>`select s.sub, ${isEmailProved} as is_proved from shopper s where ${which}`,
  );
  const proved = known.filter(({ is_proved }) => is_proved);
  const [account, another] = what === 'grant' || proved.length > 0 ? proved : known;
  if (!account && known.length > 0)
    throw new CommandError(
      `${email} is not proved to be theirs: switch on "Email verified" at the account in the sign-in service, and have them sign in again`,
    );
  if (!account) {
    const orInvite = config.oidcIssuer ? '' : `, or npm run admin -- invite ${email}`;
    throw new CommandError(`Nobody has signed in as ${email}: register in the store first${orInvite}`);
  }
  if (another) throw new CommandError(`${email} belongs to several accounts: grant by the provider's own roles`);
  return account.sub;
};

/** Name of the machine's user who runs the command; a container's may have none. */
const operatorName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'npm run admin';
  }
};

/** By whom a change is noted in the log: the command, by the name of the machine's user. */
const notedBy = async ({ config, stores }: Deps) => ({
  storeId: await stores.byHost(new URL(config.publicOrigin).hostname),
  merchantId: null,
  actor: { sub: 'command', name: operatorName() },
  via: 'command' as const,
});

/**
 * Makes an invitation in place of one that the address has, with its row in the log. Nothing is mailed: a store that begins may have
 * no mail server yet.
 * @returns its link
 * @throws {CommandError} accounts are an outside provider's, or the person works here already
 */
const invite = async (typed: string | undefined, role: StaffRole, deps: Deps): Promise<string> => {
  const { clock, config, identity } = deps;
  if (!typed?.includes('@')) throw new CommandError(usage);
  if (config.oidcIssuer)
    throw new CommandError('Accounts are kept by the sign-in service: sign in once, then npm run admin -- grant EMAIL');
  const email = sameEmail(typed);
  const known = await identity.find({ email });
  if (known && (await rolesOf(known)).length > 0)
    throw new CommandError(`${email} works here already: npm run admin -- grant ${email} ${role}`);
  const by = await notedBy(deps);
  const now = clock.now();
  return tx(async () => {
    const made = { store_id: by.storeId, email, roles: [role], invited_by: by.actor.name };
    const { id, token } = await makeInvitation(made, now);
    await note({ ...by, call: 'staffInvite' }, now, { subject: ['invitation', id], after: { roles: [role] } });
    return invitationLink(identity.deskIssuer, token);
  });
};

/** Gives or takes a role, with its row in the log. @returns false when it was so already */
const changeRole = async (what: 'grant' | 'revoke', sub: string, role: StaffRole, deps: Deps) => {
  const by = await notedBy(deps);
  const now = deps.clock.now();
  return tx(async () => {
    const before = await rolesOf(sub);
    const isChanged = await (what === 'grant' ? grantRole(sub, role, now) : revokeRole(sub, role));
    if (!isChanged) return false;
    await note({ ...by, call: 'staffRoles' }, now, {
      subject: ['staff', sub],
      before: { roles: before },
      after: { roles: await rolesOf(sub) },
    });
    return true;
  });
};

/** Takes an open invitation back, with its row in the log. @returns whether there was one */
const endInvitation = async (email: string, deps: Deps): Promise<boolean> => {
  const by = await notedBy(deps);
  const now = deps.clock.now();
  const found = (await openInvitations(by.storeId, now)).find((one) => one.email === sameEmail(email));
  if (!found) return false;
  await tx(async () => {
    await dropInvitation(by.storeId, found.id);
    await note({ ...by, call: 'staffInviteCancel' }, now, {
      subject: ['invitation', found.id],
      before: { roles: found.roles },
    });
  });
  return true;
};

/** Takes one role, or all of them and an open invitation. @returns what is so now, a line each */
const revoke = async (email: string, role: string | undefined, deps: Deps): Promise<string[]> => {
  const named = role === undefined ? null : roleNamed(role);
  const lines: string[] = [];
  if (!named && (await endInvitation(email, deps))) lines.push(`The invitation of ${email} is taken back`);
  const isInvitedOnly = lines.length > 0 && !(await deps.identity.find({ email: sameEmail(email) }));
  if (!isInvitedOnly) {
    const sub = await accountOf(email, 'revoke', deps);
    const had = await rolesOf(sub);
    for (const one of named ? [named] : had) await changeRole('revoke', sub, one, deps);
    const left = await rolesOf(sub);
    const what = named ? `does not have the role ${named}${had.includes(named) ? '' : ' already'}` : 'has no role';
    lines.push(`${email} ${what}${left.length > 0 ? `; still has: ${left.join(', ')}` : ''}`);
  }
  const admins = (await listStaff()).filter(({ roles }) => roles.includes('admin'));
  if (admins.length === 0) lines.push('Nobody has the role admin now: grant it, or invite somebody');
  return lines;
};

/** Who has which roles, and who is invited to some: a line each, with a line in place of nobody. */
const listLines = async (deps: Deps): Promise<string[]> => {
  const { storeId } = await notedBy(deps);
  const people = (await listStaff()).map(({ email, sub, roles }) => `${email ?? sub}  ${roles.join(', ')}`);
  const invited = (await openInvitations(storeId, deps.clock.now())).map(
    ({ email, roles, expires_at }) => `${email}  invited to ${roles.join(', ')}, until ${expires_at.toISOString()}`,
  );
  const lines = [...people, ...invited];
  return lines.length > 0 ? lines : ['Nobody has a role yet, and nobody is invited.'];
};

/** Grants and takes away roles of the back office, each change with its row in the log. The first administrator comes by it. */
export const admin: Command = {
  about: 'Gives and takes away the roles of those who work at /admin. Each change stands in the activity log.',
  usage,
  faultOf: (args) => {
    const [what = '', email, role = 'admin', ...more] = args;
    if (what === 'list' && args.length === 1) return null;
    if (!['grant', 'invite', 'revoke'].includes(what) || more.length > 0) return unknownWords('admin', args);
    if (!email) return 'An email address is missing.';
    // Accounts of another provider may have addresses that the store itself takes from nobody.
    if (!(what === 'invite' ? isEmail(email) : email.includes('@'))) return `"${email}" is no email address.`;
    return isStaffRole(role) ? null : `There is no role "${role}".`;
  },
  async run([what, email, role], deps, print) {
    if (what === 'list') {
      for (const line of await listLines(deps)) print(line);
      return;
    }
    if (what === 'invite') return print(await invite(email, roleNamed(role), deps));
    if (what === 'revoke') {
      for (const line of await revoke(email ?? '', role, deps)) print(line);
      return;
    }
    if (what !== 'grant') throw new CommandError(usage);
    const named = roleNamed(role);
    const isChanged = await changeRole(what, await accountOf(email, what, deps), named, deps);
    print(`${email} has the role ${named}${isChanged ? '' : ' already'}`);
  },
};
