import { ErrorWatch, type Outcome, type Seen } from './error-watch';
import type { LiveRemote } from './release-set';
import { log } from '../log';

beforeEach(() => void jest.spyOn(log, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** As much of a remote's place in the release document as the verdict reads. @param since the set in which its canary began */
const live = (since?: number) =>
  ({
    stable: { version: '1' },
    ...(since ? { canary: { release: { version: '2' }, percent: 5, salt: 's', since } } : {}),
  }) as unknown as LiveRemote; // no files, no hashes

const watching = (remotes: Record<string, LiveRemote>) => {
  const onBroken = jest.fn();
  const watch = new ErrorWatch(onBroken);
  watch.takeSet(remotes);
  return { watch, onBroken };
};
const tell = (watch: ErrorWatch, version: string, outcome: Outcome, times: number) => {
  for (let time = 0; time < times; time += 1) watch.note({ remote: 'catalog', version, outcome, ms: 100 });
};
const reportOf = (failed: number, since: number, broken: string[] = []): Seen => ({
  counts: { [`catalog@2#${since}`]: { shown: 0, failed, totalMs: 0 } },
  broken,
});

test('what the stable version failed before a canary came does not excuse the canary', () => {
  const { watch, onBroken } = watching({ catalog: live(), merchant: live() });
  tell(watch, '1', 'failed', 300);
  tell(watch, '1', 'shown', 20);
  watch.note({ remote: 'merchant', version: '1', outcome: 'shown', ms: 100 });
  watch.takeSet({ catalog: live(2), merchant: live() });
  tell(watch, '2', 'failed', 40);
  expect(watch.isBroken('catalog', '2')).toBe(true);
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(watch.figures('merchant', '1')).toMatchObject({ loads: 1 });
});

test('what both fail in the same time does', () => {
  const { watch } = watching({ catalog: live(1) });
  for (let time = 0; time < 40; time += 1) {
    tell(watch, '1', 'failed', 3);
    tell(watch, '2', 'failed', 1);
  }
  expect(watch.isBroken('catalog', '2')).toBe(false);
});

test('a canary that is put back is judged afresh: what a process says that did not see it leave is of the earlier one', () => {
  const { watch, onBroken } = watching({ catalog: live(5) });
  watch.takeSet({ catalog: live() });
  watch.takeSet({ catalog: live(7) });
  // It has set 7 as well, but went there from set 5, and counted on.
  watch.hearOthers([reportOf(9, 5, ['catalog@2#5'])]);
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')]).toEqual([false, null]);
  watch.hearOthers([reportOf(9, 7, ['catalog@2#7'])]);
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')?.failed]).toEqual([true, 9]);
  expect(onBroken).toHaveBeenCalledTimes(1);
});

test('a process that did not see a canary leave forgets what it found of it all the same', () => {
  const { watch } = watching({ catalog: live(5) });
  tell(watch, '2', 'failed', 20);
  expect(watch.isBroken('catalog', '2')).toBe(true);
  watch.takeSet({ catalog: live(7) });
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')]).toEqual([false, null]);
  expect(watch.seen).toEqual({ counts: {}, broken: [] });
});

test('what others saw of an earlier canary does not count beside the first visitor of the next one', () => {
  const { watch } = watching({ catalog: live(5) });
  watch.hearOthers([reportOf(4, 5)]);
  expect(watch.figures('catalog', '2')?.failed).toBe(4);
  watch.takeSet({ catalog: live(7) });
  tell(watch, '2', 'failed', 1);
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')?.failed]).toEqual([false, 1]);
});

test('a share that grows is the same canary: what was found of it stays', () => {
  const { watch } = watching({ catalog: live(5) });
  tell(watch, '2', 'failed', 4);
  watch.takeSet({ catalog: live(5), merchant: live() });
  expect(watch.figures('catalog', '2')?.failed).toBe(4);
});

test('a canary that was broken and is given to everybody by people is not broken any more, whatever others say', () => {
  const { watch } = watching({ catalog: live(5) });
  tell(watch, '2', 'failed', 20);
  const promoted = { stable: { version: '2' }, last: { version: '1' } } as unknown as LiveRemote;
  watch.takeSet({ catalog: promoted });
  watch.hearOthers([reportOf(20, 5, ['catalog@2#5', 'catalog@2#stable'])]);
  expect(watch.isBroken('catalog', '2')).toBe(false);
});

test('a version that is not live is not counted, and names of objects are no versions', () => {
  const { watch } = watching({ catalog: live(5) });
  tell(watch, '3', 'failed', 20);
  watch.note({ remote: '__proto__', version: '1', outcome: 'failed', ms: 1 });
  watch.hearOthers([JSON.parse('{"counts":{"__proto__":{"shown":1,"failed":0,"totalMs":0}},"broken":["__proto__"]}')]);
  expect([watch.figures('catalog', '3'), watch.seen]).toEqual([null, { counts: {}, broken: [] }]);
});
