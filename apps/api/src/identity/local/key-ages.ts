import type { KeyAge } from '@souk/contract/desk';
import { sql } from 'kysely';
import type { Config } from '../../config';
import { row, run } from '../../database/tx';
import { cookieKeyAt } from './cookie-keys';
import { signingKeyAt } from './signing-keys';
import { sealingKey } from '../../secrets/sealing';

interface NamedKey {
  kind: KeyAge['kind'];
  name: string;
  /** In milliseconds; 0: the key does not say since when it works. */
  since: number;
}

/** The keys that work at an instant. With an outside provider the keys of sign-in are that provider's. */
const keysOf = async ({ oidcIssuer }: Pick<Config, 'oidcIssuer'>, now: number): Promise<NamedKey[]> => {
  const sealing = sealingKey();
  const [signing, cookies] = oidcIssuer ? [] : [await signingKeyAt(now), await cookieKeyAt(now)];
  return [
    ...(signing ? [{ kind: 'signing' as const, ...signing }] : []),
    ...(cookies ? [{ kind: 'cookies' as const, ...cookies }] : []),
    ...(sealing === null ? [] : [{ kind: 'sealing' as const, name: sealing, since: 0 }]),
  ];
};

/** Notes when a key was met first. Called at each start, in real time: a key says nothing of its age. */
export const noteKeys = async (config: Pick<Config, 'oidcIssuer'>, now: Date): Promise<void> => {
  for (const { kind, name } of await keysOf(config, now.getTime()))
    await run(sql`insert into key_seen(kind, name, seen_at) values (${kind}, ${name}, ${now}) on conflict do nothing`);
};

/** Since when each key works that works now. */
export const keyAges = async (config: Pick<Config, 'oidcIssuer'>, now: Date): Promise<KeyAge[]> =>
  Promise.all(
    (await keysOf(config, now.getTime())).map(async ({ kind, name, since }) => {
      if (since > 0) return { kind, since: new Date(since).toISOString(), isExact: true };
      const seen = await row(
        sql<{ seen_at: Date }>`select seen_at from key_seen where kind = ${kind} and name = ${name}`,
      );
      return { kind, since: seen?.seen_at.toISOString() ?? null, isExact: false };
    }),
  );
