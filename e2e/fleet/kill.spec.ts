import { expect, test } from '@playwright/test';
import { openLoad } from '../production/load';
import { needs } from './programs';
import { figure, openWholeFleet, type WholeFleet } from './whole-fleet';

needs();

let fleet: WholeFleet;
test.beforeAll(async () => void (fleet = await openWholeFleet()));
test.afterAll(() => fleet?.close());

test('a pair is killed under load: what was under way there is done by the other', async () => {
  const load = openLoad(fleet, fleet.everything);
  await load.answered(200);
  for (const pair of [...fleet.pairs]) {
    await fleet.kill(pair);
    await load.answered(200);
    await fleet.add();
    await load.answered(100);
  }
  const { asked, failures, slowestMs } = await load.stop();
  figure(`${failures.length} of ${asked} requests failed; the longest took ${slowestMs} ms`);
  expect(failures).toEqual([]);
});
