import { expect } from '@playwright/test';
import { openServersOnStore, type ServersOnStore } from './servers-on-store';

type Storage = { address: string; end?: () => Promise<void>; begin?: () => Promise<void> };

const both = <T>(state: T) => [state, state];
const waitMs = { timeout: 30_000, intervals: [50] };

/** Some fail at each server, too few for either alone. @returns how long it takes until both have taken the canary out, in ms */
const failAtBoth = async ({ report, states }: ServersOnStore) => {
  for (let n = 0; n < 4; n += 1) await report(0, `198.51.100.${n}`);
  await expect.poll(states, waitMs).toMatchObject(both({ isBroken: false, failed: 4, judgedBy: 'all servers' }));
  // Both hear of the fifth at once, and of many more.
  await Promise.all(Array.from({ length: 3 }, (_, n) => report(1, `198.51.100.${10 + n}`)));
  const begun = performance.now();
  await expect.poll(states, waitMs).toMatchObject(both({ isBroken: true, failed: 7 }));
  return Math.round(performance.now() - begun);
};

/** Two processes come to one verdict by the sum of what their visitors met. @returns how long that takes, in ms */
export const expectOneVerdict = async ({ address }: Storage): Promise<number> => {
  const servers = await openServersOnStore(address);
  try {
    return await failAtBoth(servers);
  } finally {
    await servers.close();
  }
};

/** Visitors of both servers report at once. None is lost, none counts twice, and a healthy canary stays. */
export const expectExactSum = async ({ address }: Storage) => {
  const servers = await openServersOnStore(address);
  try {
    const outcome = (n: number) => (n % 40 === 0 ? 'failed' : 'shown');
    await Promise.all(
      Array.from({ length: 160 }, (_, n) =>
        servers.report(n % 2, `198.51.${Math.floor(n / 200)}.${n % 200}`, outcome(n)),
      ),
    );
    await expect.poll(servers.states, waitMs).toMatchObject(both({ isBroken: false, failed: 4 }));
  } finally {
    await servers.close();
  }
};

/** Without the storage a server judges by its own visitors; when it is back the other hears of it. */
export const expectVerdictWithoutStorage = async ({ address, end, begin }: Storage) => {
  const servers = await openServersOnStore(address);
  try {
    await end?.();
    await expect.poll(servers.states, waitMs).toMatchObject(both({ judgedBy: 'this server', isBroken: false }));
    for (let n = 0; n < 8; n += 1) await servers.report(0, `198.51.100.${n}`);
    await expect.poll(servers.states, waitMs).toMatchObject([{ isBroken: true }, { isBroken: false, failed: 0 }]);
    await begin?.();
    await expect
      .poll(servers.states, waitMs)
      .toMatchObject(both({ isBroken: true, failed: 8, judgedBy: 'all servers' }));
  } finally {
    await servers.close();
  }
};
