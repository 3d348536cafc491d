import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@souk/release';
import { buildIn } from '@souk/release/build-fixture';
import { followShell } from './follow-shell.mjs';

let dir, follower;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-follow-'));
  jest.useFakeTimers();
  for (const say of ['log', 'error']) jest.spyOn(console, say).mockImplementation(() => {});
});
afterEach(async () => {
  await follower.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const release = (version) => publish(dir, [buildIn(dir, 'shell', version)], { isPacked: false });
const seconds = (count) => jest.advanceTimersByTimeAsync(count * 1000);
/** @param failures how often the start of each version fails */
const follow = (failures = {}) => {
  const [starts, stopped] = [[], []];
  release('1.0.0-a');
  const start = async (version) => {
    starts.push(version);
    if ((failures[version] = (failures[version] ?? 0) - 1) >= 0) throw new Error('GET shell: 503 SlowDown');
    return { version };
  };
  const stop = async ({ version }) => void stopped.push(version);
  follower = followShell({ releaseDir: dir, first: { version: '1.0.0-a' }, start, stop });
  return { starts, stopped };
};

test('a shell that is released takes over, and the one before ends', async () => {
  const { starts, stopped } = follow();
  await seconds(2);
  release('1.0.0-b');
  await seconds(2);
  expect(follower.now()).toEqual({ version: '1.0.0-b' });
  expect([starts, stopped]).toEqual([['1.0.0-b'], ['1.0.0-a']]);
});

test('one whose start failed, for example because a bucket answered 503, is tried again', async () => {
  const { stopped } = follow({ '1.0.0-b': 3 });
  release('1.0.0-b');
  await seconds(1);
  expect(follower.now()).toEqual({ version: '1.0.0-a' });
  await seconds(30);
  expect(follower.now()).toEqual({ version: '1.0.0-b' });
  expect(stopped).toEqual(['1.0.0-a']);
});

test('one that never starts is tried at a growing pause, once a minute in the end; the next is tried at once', async () => {
  const { starts } = follow({ '1.0.0-b': Infinity });
  release('1.0.0-b');
  await seconds(120);
  expect(starts.length).toBeGreaterThanOrEqual(6);
  expect(starts.length).toBeLessThanOrEqual(8);
  starts.length = 0;
  await seconds(600);
  expect(starts.length).toBeGreaterThanOrEqual(9);
  expect(starts.length).toBeLessThanOrEqual(10);
  release('1.0.0-c');
  await seconds(1);
  expect(follower.now()).toEqual({ version: '1.0.0-c' });
});

test('nothing is started any more once it is closed', async () => {
  const { starts } = follow({ '1.0.0-b': Infinity });
  release('1.0.0-b');
  await seconds(1);
  await follower.close();
  const count = starts.length;
  await seconds(300);
  expect(starts).toHaveLength(count);
});
