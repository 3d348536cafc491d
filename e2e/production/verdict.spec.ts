import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openBucketStandIn } from '@souk/release/bucket-stand-in';
import { stopProcess } from '@souk/run/store';
import { expectExactSum, expectOneVerdict, expectVerdictWithoutStorage } from './one-verdict';
import { openServersOnStore } from './servers-on-store';

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

const drainMs = 1_000;

/** A request whose body never ends: it keeps a server that ends from being gone. */
const beginRequest = (origin: string) => {
  const begun = request(`${origin}/beacon`, { method: 'POST', headers: { 'content-length': '9' } });
  begun.on('error', () => undefined); // it is cut off in the end
  begun.write('{');
};

test('after SIGTERM a server that still answers looks for neither releases nor verdicts any more', async () => {
  const open = await openServersOnStore(`${bucket.url}/ended`);
  try {
    const [server, other] = open.servers;
    if (!server || !other) throw new Error('two servers were started');
    await stopProcess(other.child);
    beginRequest(server.origin);
    const before = bucket.requests.length;
    await expect.poll(() => bucket.requests.length).toBeGreaterThan(before + 2);
    const [toldAt, isGone] = [performance.now(), once(server.child, 'exit')];
    server.child.kill('SIGTERM');
    await isGone;
    expect(performance.now() - toldAt).toBeGreaterThan(5 * drainMs);
    expect((bucket.requests.at(-1)?.at ?? Infinity) - toldAt).toBeLessThan(2 * drainMs);
  } finally {
    await open.close();
  }
});
