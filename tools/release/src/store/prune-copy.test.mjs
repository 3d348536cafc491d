import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn } from '../build.fixture.mjs';
import { canary, publish, rollback } from '../index.mjs';
import { publicKeyOf } from '../keys.mjs';
import { openLocalCopy } from './local-copy.mjs';
import { createUseNotes, noteUsed, pruneCopy } from './prune-copy.mjs';
import { openReleaseStore } from './release-store.mjs';

const dayMs = 86_400_000;
let dir;
let storeDir;
let copyDir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-prune-copy-'));
  [storeDir, copyDir] = [join(dir, 'store'), join(dir, 'copy')];
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

const build = (version) => buildIn(dir, 'catalog', version);
const versions = () => readdirSync(join(copyDir, 'catalog')).sort();
const open = () => openLocalCopy(openReleaseStore(storeDir), copyDir, () => publicKeyOf(storeDir));
const daysAgo = (days) => new Date(Date.now() - days * dayMs);
/** As if this server had taken it that many days ago. */
const age = (version, days) => utimesSync(join(copyDir, 'catalog', version), daysAgo(days), daysAgo(days));

const statDaysAgo = (version) =>
  Math.round((Date.now() - fs.statSync(join(copyDir, 'catalog', version)).mtimeMs) / dayMs);

/** Publishes, and this server takes it, that many days ago. */
const takenDaysAgo = async (days, version) => {
  jest.useFakeTimers({ now: daysAgo(days), doNotFake: ['performance'] });
  publish(storeDir, [build(version)]);
  jest.useRealTimers();
  await open().update();
  age(version, days);
};

/** Four versions: the two older ones are named by no set of the last week. */
const fourTaken = async () => {
  for (const [days, letter] of [40, 30, 20, 9].map((each, n) => [each, 'abcd'[n]]))
    await takenDaysAgo(days, `1.0.0-${letter}`);
};

describe('a server’s copy of a release store', () => {
  test('keeps what a set of the last week names and what a rollback goes back to, and deletes the rest', async () => {
    await takenDaysAgo(40, '1.0.0-a');
    await takenDaysAgo(30, '1.0.0-b');
    await takenDaysAgo(20, '1.0.0-c');
    await takenDaysAgo(9, '1.0.0-d');
    await takenDaysAgo(3, '1.0.0-e');
    // d was live until three days ago; c is what d went back to at that time.
    expect(await open().prune()).toEqual(['catalog/1.0.0-a', 'catalog/1.0.0-b']);
    expect(versions()).toEqual(['1.0.0-c', '1.0.0-d', '1.0.0-e']);
    expect(existsSync(join(storeDir, 'catalog/1.0.0-a'))).toBe(true);
    rollback(storeDir, 'catalog');
    expect((await open().update()).remotes.catalog.stable.version).toBe('1.0.0-d');
  });

  test('keeps a canary however old, and takes back what it deleted when that is live again or asked for', async () => {
    await fourTaken();
    canary(storeDir, 'catalog', '1.0.0-a', 5);
    await open().update();
    age('1.0.0-a', 40);
    expect(await open().prune()).toEqual(['catalog/1.0.0-b']);
    const copy = open();
    await copy.update();
    expect(await copy.copyOne('catalog', '1.0.0-b', 'client/remoteEntry.js')).toBe(true);
    expect(await copy.prune()).toEqual([]); // somebody has just asked for it
    publish(storeDir, [build('1.0.0-b')]);
    await copy.update();
    expect(existsSync(join(copyDir, 'catalog/1.0.0-b/server/server.cjs'))).toBe(true);
  });

  test('keeps what somebody asks for while it deletes others', async () => {
    await fourTaken();
    const pruning = open().prune(); // the first build is on its way out
    noteUsed(copyDir, 'catalog/1.0.0-b');
    expect(await pruning).toEqual(['catalog/1.0.0-a']);
    expect(versions()).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-d']);
  });

  test('keeps what somebody asks for between its last look and the deletion', async () => {
    await fourTaken();
    const { renameSync } = fs;
    jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
      noteUsed(copyDir, 'catalog/1.0.0-a');
      renameSync(from, to);
    });
    expect(await open().prune()).toEqual(['catalog/1.0.0-b']);
    expect(versions()).toEqual(['1.0.0-a', '1.0.0-c', '1.0.0-d']);
  });

  test('keeps a folder that took the place of the one that it found to be old', async () => {
    await fourTaken();
    const pruning = open().prune();
    const place = join(copyDir, 'catalog/1.0.0-b');
    cpSync(place, join(dir, 'other'), { recursive: true });
    fs.renameSync(place, join(dir, 'before'));
    fs.renameSync(join(dir, 'other'), place);
    age('1.0.0-b', 40);
    expect(await pruning).toEqual(['catalog/1.0.0-a']);
    expect(existsSync(join(place, 'client/remoteEntry.js'))).toBe(true);
  });

  test('two processes of a machine prune at once, and neither fails', async () => {
    await fourTaken();
    const deleted = await Promise.all([open().prune(), open().prune()]);
    expect(deleted.flat()).toEqual(expect.arrayContaining(['catalog/1.0.0-a', 'catalog/1.0.0-b']));
    expect(versions()).toEqual(['1.0.0-c', '1.0.0-d']);
  });

  test('a build of which files are served is in use; that is written down once an hour', async () => {
    await fourTaken();
    const noteUse = createUseNotes(copyDir);
    noteUse('catalog/1.0.0-a');
    noteUse('catalog/9.9.9-z'); // one that is gone
    age('1.0.0-a', 40);
    noteUse('catalog/1.0.0-a');
    expect(statDaysAgo('1.0.0-a')).toBe(40);
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date'] });
    jest.advanceTimersByTime(7_200_000);
    noteUse('catalog/1.0.0-a');
    expect(statDaysAgo('1.0.0-a')).toBe(0);
  });

  test('lets whoever is reading a file read it to its end', async () => {
    await fourTaken();
    const file = join(copyDir, 'catalog/1.0.0-a/client/remoteEntry.js');
    const bytes = readFileSync(file);
    const handle = openSync(file, 'r');
    expect(await open().prune()).toContain('catalog/1.0.0-a');
    const read = Buffer.alloc(bytes.length);
    expect([readSync(handle, read), read.equals(bytes)]).toEqual([bytes.length, true]);
  });

  test('forgets sets that nobody looks back to', async () => {
    for (let n = 0; n < 40; n += 1) await takenDaysAgo(60 - n, `1.0.0-${String(n).padStart(2, '0')}`);
    await open().prune();
    const left = readdirSync(join(copyDir, 'history'));
    expect([left.length, left.includes('000040.json')]).toEqual([30, true]);
    await expect(open().update()).resolves.toMatchObject({ seq: 40 });
  });

  test('stays as it is without a live document, for the program that runs, and when it is the store itself', async () => {
    await fourTaken();
    const foreign = join(copyDir, 'catalog/notes');
    mkdirSync(foreign);
    utimesSync(foreign, new Date(0), new Date(0));
    expect(await pruneCopy(copyDir, copyDir)).toEqual([]);
    rmSync(join(copyDir, 'release.json'));
    expect(await open().prune()).toEqual([]);
    await open().update();
    expect(await open().prune({ keep: ['catalog/1.0.0-b'] })).toEqual(['catalog/1.0.0-a']);
    expect(await open().prune()).toEqual([]); // what runs has said so
    expect(existsSync(foreign)).toBe(true);
  });
});
