import { sql } from 'kysely';
import { row, rows, run, tx } from '../../database/tx';
import { open, seal } from '../../secrets/sealing';
import { secondFactorSecret } from '../../secrets/stored-secrets';

/** The secret of an account's authenticator app; undefined: it has none. */
export const secretOf = async (accountId: string): Promise<string | undefined> => {
  const found = await row(sql<{ secret: string }>`
    select secret from account_second_factor where account_id = ${accountId}`);
  return found && open(secondFactorSecret, found.secret);
};

/** Which of some accounts have a second factor. */
export const withSecondFactor = async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await rows(sql<{ id: string }>`
        select account_id as id from account_second_factor where account_id = any(${ids}::text[])`)
    ).map(({ id }) => id),
  );

/** A second factor as it is set up. `epoch`: the period whose code proved it. */
interface NewFactor {
  accountId: string;
  secret: string;
  epoch: number;
  codeHashes: readonly string[];
}

/** Stores a second factor with its recovery codes, in place of the one that was. */
export const storeSecondFactor = ({ accountId, secret, epoch, codeHashes }: NewFactor, now: Date) =>
  tx(async () => {
    const sealed = await seal(secondFactorSecret, secret);
    await dropSecondFactor(accountId);
    await run(sql`
      insert into account_second_factor(account_id, secret, last_epoch, made_at)
      values (${accountId}, ${sealed}, ${epoch}, ${now})`);
    await run(sql`
      insert into account_recovery_code(account_id, code_hash) select ${accountId}, unnest(${[...codeHashes]}::text[])`);
  });

/** Takes an account's second factor away, with its recovery codes. */
export const dropSecondFactor = (accountId: string) =>
  run(sql`delete from account_second_factor where account_id = ${accountId}`);

/** Uses the code of a period up. @returns false when it, or a later one, was used before */
export const spendEpoch = async (accountId: string, epoch: number): Promise<boolean> =>
  (await run(sql`
    update account_second_factor set last_epoch = ${epoch} where account_id = ${accountId} and last_epoch < ${epoch}`)) >
  0;

/** Uses a recovery code up. @returns false when there is none such */
export const spendRecoveryCode = async (accountId: string, hash: string): Promise<boolean> =>
  (await run(sql`delete from account_recovery_code where account_id = ${accountId} and code_hash = ${hash}`)) > 0;
