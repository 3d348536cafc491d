import { test } from '@playwright/test';
import { startObjectStorage } from '@souk/run/object-storage';
import { expectExactSum, expectOneVerdict, expectVerdictWithoutStorage } from '../production/one-verdict';
import { binOf, programs } from './programs';
import { figure } from './whole-fleet';

test.skip(programs.versitygw.bin === null, `versitygw is missing: ${programs.versitygw.from}`);

let storage: Awaited<ReturnType<typeof startObjectStorage>>;
test.beforeAll(async () => void (storage = await startObjectStorage(binOf('versitygw'))));
test.afterAll(() => storage?.stop());

test('two servers with releases in a bucket come to one verdict on a canary, without the bucket each to its own', async () => {
  const ms = await expectOneVerdict({ address: `${storage.url}/verdict` });
  await expectExactSum({ address: `${storage.url}/crowd` });
  await expectVerdictWithoutStorage({
    address: `${storage.url}/outage`,
    end: () => storage.kill(),
    begin: () => storage.restart(),
  });
  figure(`a canary that failed for 4 and 3 visitors was out at both ${ms} ms after the last report`);
});
