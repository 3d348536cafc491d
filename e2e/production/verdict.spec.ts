import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { openBucketStandIn } from '@souk/release/bucket-stand-in';
import { expectExactSum, expectOneVerdict, expectVerdictWithoutStorage } from './one-verdict';

let bucket: Awaited<ReturnType<typeof openBucketStandIn>>;
let folder: string;
test.beforeAll(async () => {
  bucket = await openBucketStandIn();
  folder = mkdtempSync(join(tmpdir(), 'souk-store-'));
});
test.afterAll(() => {
  bucket?.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, () => string][] = [
  ['a bucket', () => `${bucket.url}/releases`],
  ['a folder', () => folder],
];
for (const [kind, address] of kinds)
  test(`two servers with a release store in ${kind} come to one verdict on a canary`, async () => {
    const ms = await expectOneVerdict({ address: address() });
    console.log(`FIGURE taken out at both servers after ${ms} ms`);
  });

test('visitors of two servers report at once: none is lost, none counts twice', () =>
  expectExactSum({ address: `${bucket.url}/crowd` }));

test('without the storage a server judges by its own visitors, and the other hears of it when it is back', () =>
  expectVerdictWithoutStorage({
    address: `${bucket.url}/outage`,
    end: async () => void (bucket.faults.isDown = true),
    begin: async () => void (bucket.faults.isDown = false),
  }));
