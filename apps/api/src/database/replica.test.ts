import type pg from 'pg';
import { mostLagMs, Replica, type ReplicaState } from './replica';

let now = 0;
/** Where each server is in the log; null: it does not answer. */
let primary: number | null = 0;
let standby: number | null = 0;
let isReplica = true;
let hangs = false;
let reports: string[] = [];
let asked: string[] = [];
let replica: Replica;

// as much of an answer as is read
const answer = (row: object) => ({ rows: [row] }) as unknown as pg.QueryResult;
const ask = (name: string, place: () => number | null) => async (text: string) => {
  const at = place();
  if (at === null) throw new Error(`${name} does not answer`);
  if (!text.includes('pg_')) asked.push(name);
  return answer({ place: at, isReplica });
};
const askPrimary = ask('primary', () => primary);
beforeEach(() => {
  hangs = false;
  [now, primary, standby, isReplica, reports, asked] = [0, 100, 100, true, [], []];
  replica = new Replica({
    primary: (text) => (hangs ? new Promise(() => undefined) : askPrimary(text)),
    replica: ask('replica', () => standby),
    now: () => now,
    onChange: (state, reason) => reports.push(`${state} ${reason}`.trim()),
  });
});

/** Time goes by with a look every half second, as in a store. */
const passes = async (ms: number, change: () => void = () => undefined) => {
  for (let gone = 0; gone < ms; gone += 500) {
    now += 500;
    change();
    await replica.look();
  }
};
const whoAnswers = async () => {
  asked = [];
  await replica.ask('select 1', []);
  return asked;
};

test('before the first look the primary answers; a replica that has everything is used from then on', async () => {
  expect(await whoAnswers()).toEqual(['primary']);
  await replica.look();
  expect([await whoAnswers(), reports]).toEqual([['replica'], ['used']]);
});

test('one that follows a busy primary at a short distance is used; one that falls behind is not, until it has caught up', async () => {
  await replica.look();
  await passes(10_000, () => {
    standby = primary;
    primary = (primary ?? 0) + 10;
  });
  expect(await whoAnswers()).toEqual(['replica']);
  await passes(mostLagMs + 1_000, () => void (primary = (primary ?? 0) + 10));
  expect(await whoAnswers()).toEqual(['primary']);
  standby = primary;
  await passes(500);
  expect(await whoAnswers()).toEqual(['replica']);
  expect(reports).toEqual(['used', `behind by more than ${mostLagMs} ms`, 'used']);
});

test('a quiet primary makes no replica late', async () => {
  await passes(60_000);
  expect(await whoAnswers()).toEqual(['replica']);
});

test('one that is gone costs nobody a read, and is used again when it is back', async () => {
  await replica.look();
  standby = null;
  expect(await whoAnswers()).toEqual(['primary']); // before any look has seen it
  await passes(500);
  expect(replica.state()).toBe<ReplicaState>('not reached');
  standby = primary;
  await passes(500);
  expect(await whoAnswers()).toEqual(['replica']);
});

test('one that hangs is not used once the last look is old', async () => {
  await replica.look();
  now += 2_001;
  expect(await whoAnswers()).toEqual(['primary']);
});

test('without the primary reads go on at a replica that has all there was', async () => {
  await replica.look();
  primary = null;
  await passes(60_000);
  expect(await whoAnswers()).toEqual(['replica']);
});

test('nor does a primary that hangs keep the replica from being looked at, and used', async () => {
  await replica.look();
  hangs = true;
  await passes(2_500);
  expect(await whoAnswers()).toEqual(['replica']);
});

test('one that was promoted is no replica any more', async () => {
  await replica.look();
  isReplica = false;
  await passes(500);
  expect([await whoAnswers(), reports.at(-1)]).toEqual([['primary'], 'not reached it is no standby']);
});
