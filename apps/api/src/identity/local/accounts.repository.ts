import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { isDuplicate } from '../../errors';
import { AccountExists, type Login } from '../port';

/** An account of the embedded provider. */
export interface Account {
  id: string;
  email: string | null;
  phone: string | null;
  nickname: string;
  password_hash: string | null;
  email_verified: boolean;
}

const columns = sql`id, email, phone, nickname, password_hash, email_verified`;

/** The account with that `sub`. */
export const accountById = (id: string) => row(sql<Account>`select ${columns} from account where id = ${id}`);

/** The account that signs in with that e-mail or phone. */
export const accountByLogin = (login: Login) =>
  'email' in login
    ? row(sql<Account>`select ${columns} from account where email = ${login.email.toLowerCase()}`)
    : row(sql<Account>`select ${columns} from account where phone = ${login.phone}`);

/**
 * Stores an account; its e-mail was proved by a code.
 * @throws {AccountExists} when e-mail or phone is taken.
 */
export async function insertAccount(
  account: Omit<Account, 'id' | 'email_verified'> & { id?: string },
): Promise<string> {
  try {
    const made = await row(sql<{ id: string }>`
      insert into account(id, email, phone, nickname, password_hash, email_verified)
      values (coalesce(${account.id ?? null}, gen_random_uuid()::text), ${account.email?.toLowerCase() ?? null}, ${account.phone},
        ${account.nickname}, ${account.password_hash}, ${account.email !== null})
      returning id`);
    if (!made) throw new Error('The account was not stored');
    return made.id;
  } catch (error) {
    if (isDuplicate(error)) throw new AccountExists('This account exists', { cause: error });
    throw error;
  }
}

/**
 * Gives an account another e-mail, which was proved by a code.
 * @param email in lower case
 * @throws {AccountExists} another account has it
 */
export async function setAccountEmail(id: string, email: string): Promise<void> {
  try {
    await run(sql`update account set email = ${email}, email_verified = true where id = ${id}`);
  } catch (error) {
    if (isDuplicate(error)) throw new AccountExists('This account exists', { cause: error });
    throw error;
  }
}

export const setPasswordHash = (id: string, hash: string) =>
  run(sql`update account set password_hash = ${hash} where id = ${id}`);

/** Stores another hash of the same password, if the account still has that one. */
export const replacePasswordHash = (id: string, hash: { was: string; becomes: string }) =>
  run(sql`update account set password_hash = ${hash.becomes} where id = ${id} and password_hash = ${hash.was}`);

export const deleteAccount = (id: string) => run(sql`delete from account where id = ${id}`);

/** How many sign-ins of accounts are open. An account without one is not in it. */
export const sessionsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const found = await rows(sql<{ id: string; count: number }>`
    select payload->>'accountId' as id, count(*)::int as count from oidc_payload
    where model = 'Session' and payload->>'accountId' = any(${ids}::text[]) and (expires_at is null or expires_at > now())
    group by 1`);
  return new Map(found.map(({ id, count }) => [id, count]));
};

/** Ends every session and refresh token of an account. */
export async function endSessions(id: string) {
  await run(sql`delete from oidc_payload where payload->>'accountId' = ${id}`);
}

/**
 * Ends every session and refresh token of an account but those of one session.
 * @param kept the number of the session, which what it gave bears as well; undefined: there is none yet
 */
export const endOtherSessions = (id: string, kept: string | undefined) =>
  kept === undefined
    ? endSessions(id)
    : run(sql`
        delete from oidc_payload where payload->>'accountId' = ${id} and not (
          (model = 'Session' and uid = ${kept}) or coalesce(payload->>'sessionUid', '') = ${kept}
          or (model = 'Grant' and id in (
            select given.value->>'grantId' from oidc_payload s, jsonb_each(s.payload->'authorizations') given
            where s.model = 'Session' and s.uid = ${kept})))`);
