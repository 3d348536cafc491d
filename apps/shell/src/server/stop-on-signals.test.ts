/** @jest-environment node */
import { openReleaseStore } from '@souk/release/release-store';
import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder } from './releases/registry.fixture';
import { ReleaseRegistry } from './releases/registry';
import { openReleaseCopy } from './releases/release-copy';
import { stopOnSignals } from './stop-on-signals';
import { log } from './log';

let folder: ReturnType<typeof releaseFolder>;
let releaseDir: string;
let exit: jest.SpyInstance;
beforeEach(() => {
  folder = releaseFolder();
  releaseDir = mkdtempSync(join(tmpdir(), 'souk-stop-'));
  for (const level of ['info', 'error'] as const) jest.spyOn(log, level).mockImplementation(() => undefined);
  exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never); // the process goes on
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  folder.remove();
  rmSync(releaseDir, { recursive: true, force: true });
});

const drainMs = 1_000;
const minuteMs = 60_000;
const stopping = (closes: (() => unknown)[]) => {
  const lifecycle = { isDraining: false };
  const drain = jest.fn(() => void (lifecycle.isDraining = true));
  const signals = new EventEmitter();
  stopOnSignals({ lifecycle, drainMs, drain, closes, leave: () => undefined }, signals);
  return { signals, drain };
};

test('after SIGTERM nothing looks for releases or verdicts any more, and no timer is left', async () => {
  const stable = folder.build('catalog', '1.0.0-a');
  folder.live({
    catalog: { stable, canary: { release: folder.build('catalog', '1.0.0-b'), percent: 5, salt: 's' } },
  });
  cpSync(join(folder.dir, 'keys/release.pub'), join(releaseDir, 'keys/release.pub'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const copy = await openReleaseCopy({ releaseDir, releaseStore: folder.dir });
  const store = copy.store ?? openReleaseStore(folder.dir);
  const releases = new ReleaseRegistry(releaseDir, { store });
  copy.follow(() => releases.refresh());
  const calls = (['read', 'list', 'write'] as const).map((name) => jest.spyOn(store, name));
  const counts = () => calls.map(({ mock }) => mock.calls.length);
  const { signals, drain } = stopping([() => copy.close(), () => releases.close()]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(counts().slice(0, 2).every(Boolean)).toBe(true);

  signals.emit('SIGTERM');
  signals.emit('SIGINT');
  await jest.advanceTimersByTimeAsync(drainMs);
  const before = counts();
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(counts()).toEqual(before);
  expect([drain.mock.calls.length, jest.getTimerCount(), exit.mock.calls]).toEqual([1, 0, [[0]]]);
});

test('a part that cannot be closed keeps no other from it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const last = jest.fn();
  const { signals } = stopping([
    () => {
      throw new Error('closed already');
    },
    async () => Promise.reject(new Error('not reached')),
    last,
  ]);
  signals.emit('disconnect');
  await jest.advanceTimersByTimeAsync(drainMs);
  expect(last).toHaveBeenCalledTimes(1);
  expect(jest.mocked(log.error).mock.calls).toEqual([['not closed: closed already'], ['not closed: not reached']]);
});
