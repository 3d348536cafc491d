/** @jest-environment node */
import v8 from 'node:v8';
import vm from 'node:vm';
import { ReleaseRegistry } from './registry';
import { releaseFolder } from './registry.fixture';
import { log } from '../log';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

let folder: ReturnType<typeof releaseFolder>;
let live: ReleaseRegistry | undefined;
beforeEach(() => {
  folder = releaseFolder();
  jest.spyOn(log, 'info').mockImplementation(() => {});
});
afterEach(() => {
  live?.close();
  live = undefined;
  folder.remove();
  jest.restoreAllMocks();
});

const opened = () => (live = new ReleaseRegistry(folder.dir));

const change = (count: number) => {
  folder.live({
    catalog: { stable: folder.build('catalog', `1.0.${count}-a`, bundleOf(count)) },
    account: { stable: folder.build('account', '1.0.0-x') },
  });
  live?.refresh();
};

/** A bundle that holds two megabytes, as a leak of one would show. */
const bundleOf = (count: number) => `exports.held = new Array(250_000).fill(${count}); exports.modules = {};`;

test('an old generation serves the pages that began with it, and is dropped when the last of them is sent', () => {
  change(1);
  const live = opened();
  const before = live.snapshotFor(null);
  const [leaveFirst, leaveSecond] = [before.enter(), before.enter()];
  change(2);
  expect(live.inMemory).toHaveLength(2);
  expect(before.set.remotes['catalog']?.version).toBe('1.0.1-a');
  expect(before.bundles['catalog']).not.toBeInstanceOf(Error);
  leaveFirst();
  leaveFirst();
  expect(live.inMemory).toHaveLength(2);
  leaveSecond();
  expect(live.inMemory).toEqual([{ setId: live.set.setId, bundles: 1 }]);
});

test('what did not change is taken over, not evaluated again', () => {
  change(1);
  const live = opened();
  const account = live.snapshotFor(null).bundles['account'];
  change(2);
  expect(live.snapshotFor(null).bundles['account']).toBe(account);
});

test('fifty changes of the set leave no bundle and no heap behind', async () => {
  change(0);
  const live = opened();
  const gone: WeakRef<object>[] = [];
  const visit = (count: number) => {
    change(count);
    const snapshot = live.snapshotFor(null);
    const leave = snapshot.enter();
    gone.push(new WeakRef(snapshot.bundles['catalog'] as object));
    leave();
  };
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    return process.memoryUsage().heapUsed;
  };
  for (let i = 1; i <= 5; i++) visit(i);
  const before = await settle();
  for (let i = 6; i <= 55; i++) visit(i);
  const after = await settle();
  expect(live.inMemory).toHaveLength(1);
  // The last one is in use; the sets themselves are read from disk and let go.
  expect(gone.filter((ref) => ref.deref()).length).toBeLessThanOrEqual(1);
  expect(after - before).toBeLessThan(6 << 20); // fifty kept bundles would be a hundred megabytes
});
