import { expect, test } from '@playwright/test';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();

let fleet: WholeFleet;
test.beforeAll(async () => void (fleet = await openWholeFleet()));
test.afterAll(() => fleet?.close());

test('a pair is killed under load: at most two requests fail', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(200);
  const failed: number[] = [];
  for (const pair of [...fleet.pairs]) {
    const before = load.failed();
    await fleet.kill(pair);
    await load.answered(200);
    failed.push(load.failed() - before);
    await fleet.add();
    await load.answered(100);
  }
  const { asked, failures, slowestMs } = await load.stop();
  figure(`${failed.join(' and ')} of ${asked} requests failed; the longest took ${slowestMs} ms`);
  expect(Math.max(...failed), failures.join('\n')).toBeLessThanOrEqual(2);
});
