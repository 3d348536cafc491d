import { ErrorWatch, type Outcome } from './error-watch';
import type { LiveRemote } from './release-set';

/** As much of a remote's place in the release document as the verdict reads. */
const live = { stable: { version: '1' }, canary: { release: { version: '2' } } } as unknown as LiveRemote; // no files, no hashes

const tell = (watch: ErrorWatch, version: string, outcome: Outcome, times: number) => {
  for (let time = 0; time < times; time += 1) watch.note({ remote: 'catalog', version, outcome, ms: 100 }, live);
};

test('what the stable version failed before a canary came does not excuse the canary', () => {
  const onBroken = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const watch = new ErrorWatch(onBroken);
  watch.keepOnly(new Set(['catalog@1', 'merchant@1']), 1);
  tell(watch, '1', 'failed', 300);
  tell(watch, '1', 'shown', 20);
  watch.note({ remote: 'merchant', version: '1', outcome: 'shown', ms: 100 });
  watch.keepOnly(new Set(['catalog@1', 'catalog@2', 'merchant@1']), 2);
  tell(watch, '2', 'failed', 40);
  expect(watch.isBroken('catalog', '2')).toBe(true);
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(watch.figures('merchant', '1')).toMatchObject({ loads: 1 });
});

test('what both fail in the same time does', () => {
  const watch = new ErrorWatch(jest.fn());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watch.keepOnly(new Set(['catalog@1', 'catalog@2']), 1);
  for (let time = 0; time < 40; time += 1) {
    tell(watch, '1', 'failed', 3);
    tell(watch, '2', 'failed', 1);
  }
  expect(watch.isBroken('catalog', '2')).toBe(false);
});

test('a process that still has an older set says nothing of a canary that was put back since', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const watch = new ErrorWatch(jest.fn());
  watch.keepOnly(new Set(['catalog@1']), 6);
  watch.keepOnly(new Set(['catalog@1', 'catalog@2']), 7);
  const counts = { 'catalog@2': { shown: 0, failed: 9, totalMs: 0 } };
  watch.hearOthers([{ seq: 5, counts, broken: ['catalog@2'] }]);
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')]).toEqual([false, null]);
  watch.hearOthers([{ seq: 7, counts, broken: ['catalog@2'] }]);
  expect([watch.isBroken('catalog', '2'), watch.figures('catalog', '2')?.failed]).toEqual([true, 9]);
});
