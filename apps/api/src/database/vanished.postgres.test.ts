import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RunningPostgres } from '@souk/run/postgres';
import { isOutage } from '../errors';
import { describeOnPostgres } from '../testing/on-postgres';
import { openVanishingHost, type VanishingHost } from '../testing/vanishing-host';
import { type Database, openServer } from './open';
import { row, rowShown, run, tx } from './tx';

const portOf = ({ url }: RunningPostgres) => Number(new URL(url).port);
/** A statement may take a second, so an answer is awaited for three; whoever finds no connection waits for five. */
const short = (url: string) => `${url}?statement_timeout=1000`;
const longestMs = 15_000;

const within = <T>(ms: number, what: Promise<T>): Promise<T> =>
  Promise.race([what, wait(ms, undefined, { ref: false }).then(() => Promise.reject(new Error('nothing happened')))]);

const one = () => row(sql<{ num: number }>`select num from thing where id = ${1}::int`);
const oneMore = () => tx(() => run(sql`update thing set num = num + 1 where id = ${1}::int`));

const suite = (start: () => Promise<RunningPostgres>) => {
  let server: RunningPostgres;
  let host: VanishingHost;
  let database: Database;
  beforeAll(async () => {
    server = await start();
    host = await openVanishingHost(portOf(server));
    database = openServer(short(host.instead(server.url)), { connections: 4 });
    await database.query('create table thing(id int primary key, num int not null)');
    await database.query('insert into thing values (1, 0)');
  });
  afterAll(async () => {
    await host.close();
    await database.close();
    await server.stop();
  });

  test('calls fail as an outage within seconds, and go on once its address answers, without a restart', async () => {
    for (let n = 0; n < 50; n += 1) await Promise.all([one(), one(), one(), oneMore()]);
    host.vanish();
    const asked = Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? oneMore() : one()));
    const answers = await within(longestMs, Promise.allSettled(asked));
    const reasons = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as unknown) : 'answered'));
    expect(reasons.filter((reason) => !isOutage(reason))).toEqual([]);
    host.comeBack(portOf(server));
    expect(await within(longestMs, one())).toEqual({ num: 50 });
    expect(await within(longestMs, Promise.all(Array.from({ length: 30 }, oneMore)))).toHaveLength(30);
    expect(await one()).toEqual({ num: 80 });
  });
};

describeOnPostgres('a database whose host vanishes', suite);

describeOnPostgres('a database that has a replica', (start) => {
  let server: RunningPostgres;
  let standby: RunningPostgres;
  let hosts: [VanishingHost, VanishingHost];
  let database: Database;
  beforeAll(async () => {
    server = await start();
    standby = await server.startStandby({ isWaitedFor: false });
    hosts = [await openVanishingHost(portOf(server)), await openVanishingHost(portOf(standby))];
    database = openServer(short(hosts[0].instead(server.url)), {
      connections: 4,
      replicaUrl: short(hosts[1].instead(standby.url)),
    });
    await isUsed();
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()));
    await database.close();
    await standby.stop();
    await server.stop();
  });
  const until = async (state: string) => {
    while (database.replicaState() !== state) await wait(50);
  };
  const isUsed = () => within(longestMs, until('used'));
  const shown = () => rowShown(sql<{ is: boolean }>`select pg_is_in_recovery() as is`);

  test('the host of the replica vanishes: the database answers within seconds, and the replica is used again once it is back', async () => {
    hosts[1].vanish();
    expect(await within(longestMs, shown())).toEqual({ is: false });
    await within(longestMs, until('not reached'));
    hosts[1].comeBack(portOf(standby));
    await isUsed();
  });

  test('the host of the database vanishes: the replica goes on answering what is only shown', async () => {
    hosts[0].vanish();
    for (let n = 0; n < 20; n += 1) {
      await wait(200);
      expect(await within(1000, shown())).toEqual({ is: true });
    }
    hosts[0].comeBack(portOf(server));
  });
});
