import { expect, test } from '@playwright/test';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();

let fleet: WholeFleet;
test.beforeAll(async () => void (fleet = await openWholeFleet()));
test.afterAll(() => fleet?.close());

/** Within this the balancer knows of every connection that closed. */
const noticedMs = 100;

// How many writes are under way at that moment is chance: none to one of each shopper. A balancer must not repeat a write.
test('a pair is killed under load: nothing fails but what was under way there', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(200);
  const counts: number[] = [];
  const failedLater: string[] = [];
  for (const pair of [...fleet.pairs]) {
    const before = load.failed().length;
    await fleet.kill(pair);
    const goneAt = performance.now();
    await load.answered(200);
    const failed = load.failed().slice(before);
    counts.push(failed.length);
    failedLater.push(...failed.filter(({ begunAt }) => begunAt > goneAt + noticedMs).map(({ line }) => line));
    await fleet.add();
    await load.answered(100);
  }
  const { asked, failures, slowestMs } = await load.stop();
  figure(`${counts.join(' and ')} of ${asked} requests failed; the longest took ${slowestMs} ms`);
  expect(failedLater).toEqual([]);
  expect(failures, 'while pairs come').toHaveLength(counts.reduce((sum, count) => sum + count, 0));
});
