import { type RawBuilder, sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import { isSealedNow, keyVariable, open, seal, sealOf } from './sealing';

/** What the table `secret` holds besides: facts of the seed, which are none. */
const noSecrets = ['seed.plan', 'seed.unpaidOrder'];

/** A place in the database where a secret stands. */
interface Place {
  /** What it is sealed as. */
  name: string;
  /** Where it is, for people. */
  where: string;
  stored: string;
  /** Writes another text in its place, if it still stands there. */
  replace: (text: string) => RawBuilder<unknown>;
}

/** A value of the table `secret` as text: sealed values are JSON strings, the others JSON as it was written. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string' && sealOf(value) !== null ? value : JSON.stringify(value);

const keptPlaces = async (): Promise<Place[]> => {
  const found = await rows(sql<{ name: string; value: unknown }>`
    select name, value from secret where name <> all(${noSecrets}::text[]) order by name`);
  return found.map(({ name, value }) => ({
    name,
    where: name,
    stored: textOfValue(value),
    replace: (text) => sql`
      update secret set value = ${valueOfText(text)}::jsonb where name = ${name} and value = ${JSON.stringify(value)}::jsonb`,
  }));
};

/** The JSON under which a text is stored: a sealed one as a string, any other is JSON itself. */
export const valueOfText = (text: string): string => (sealOf(text) === null ? text : JSON.stringify(text));

/** As what the secrets of webhooks are sealed: a replaced one moves from one column to the other. */
export const webhookSecret = 'webhook';

const webhookPlaces = async (): Promise<Place[]> => {
  const found = await rows(sql<{ id: number; secret: string; old_secret: string | null }>`
    select id, secret, old_secret from webhook_endpoint order by id`);
  return found.flatMap(({ id, secret, old_secret }) => {
    const place = (column: 'secret' | 'old_secret', stored: string): Place => ({
      name: webhookSecret,
      where: `webhook ${id}, ${column}`,
      stored,
      replace: (text) => sql`
        update webhook_endpoint set ${sql.ref(column)} = ${text} where id = ${id} and ${sql.ref(column)} = ${stored}`,
    });
    return [place('secret', secret), ...(old_secret === null ? [] : [place('old_secret', old_secret)])];
  });
};

/** As what the secrets of authenticator apps are sealed. */
export const secondFactorSecret = 'second factor';

const secondFactorPlaces = async (): Promise<Place[]> => {
  const found = await rows(sql<{ account_id: string; secret: string }>`
    select account_id, secret from account_second_factor order by account_id`);
  return found.map(({ account_id, secret }) => ({
    name: secondFactorSecret,
    where: `second factor of account ${account_id}`,
    stored: secret,
    replace: (text) => sql`
      update account_second_factor set secret = ${text} where account_id = ${account_id} and secret = ${secret}`,
  }));
};

/** As what the accounts are sealed that merchants are paid out to. */
export const paymentAccount = 'payment account';

const accountPlaces = async (): Promise<Place[]> => {
  const found = await rows(sql<{ id: number; payment_account: string }>`
    select id, payment_account from merchant where payment_account is not null order by id`);
  return found.map(({ id, payment_account }) => ({
    name: paymentAccount,
    where: `payment account of merchant ${id}`,
    stored: payment_account,
    replace: (text) => sql`
      update merchant set payment_account = ${text} where id = ${id} and payment_account = ${payment_account}`,
  }));
};

/** Every secret of the database and where it stands. */
export const secretPlaces = async (): Promise<Place[]> => [
  ...(await keptPlaces()),
  ...(await webhookPlaces()),
  ...(await secondFactorPlaces()),
  ...(await accountPlaces()),
];

/** Seals whatever is not sealed by today's key. @returns how many were, and where one stands that is not: another process wrote it meanwhile */
export const sealAll = async (): Promise<{ sealed: number; left: string[] }> => {
  let sealed = 0;
  for (const { name, stored, replace } of await secretPlaces()) {
    if (isSealedNow(stored)) continue;
    sealed += await run(replace(await seal(name, await open(name, stored))));
  }
  const left = (await secretPlaces()).filter(({ stored }) => !isSealedNow(stored));
  return { sealed, left: left.map(({ where }) => where) };
};

/**
 * Whether this process has the keys of what signs for the store: false where `keys rotate` ran before it had the new one. Without them nobody
 * signs in by it. Secrets of webhooks, accounts and second factors are not looked at: they are as many as there are, and sealed by the same key.
 */
export const hasKeysOfStore = async (): Promise<boolean> =>
  (await keptPlaces()).every(({ stored }) => {
    const id = sealOf(stored);
    return id === null || keyVariable(id) !== null;
  });

/** @throws {SealedError} when this process lacks the key of a secret in the database */
export const tryOpenAll = async (): Promise<void> => {
  for (const { name, stored } of await secretPlaces()) await open(name, stored);
};

/** One stored value by its name, opened. */
export const storedSecret = async (name: string): Promise<unknown> => {
  const found = await row(sql<{ value: unknown }>`select value from secret where name = ${name}`);
  return found && (JSON.parse(await open(name, textOfValue(found.value))) as unknown);
};
