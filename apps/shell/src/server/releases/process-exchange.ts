import { healthPrefix } from '@souk/release/object-keys';
import type { openReleaseStore } from '@souk/release/release-store';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Seen } from './error-watch';
import { createExchangeNotes } from './exchange-notes';
import { createLiveness } from './liveness';
import { readReport, reportKeyOf, reportText, type Uncounted } from './health-report';

type ReleaseStore = ReturnType<typeof openReleaseStore>;
type Noted = (object: string, why: Uncounted) => void;
type StoredObject = Awaited<ReturnType<ReleaseStore['list']>>[number];

/** A process that has written nothing for so long is gone: what it saw is forgotten. */
const goneMs = 60_000;
const beatMs = 20_000;
/** A key that only reads is refused each time. */
const retryMs = 5_000;
/** More than any process writes, and more processes than a store has: others may be able to write there too. */
const mostBytes = 64 << 10;
const mostProcesses = 500;

/** A host's name may have signs that no key has; the end keeps two processes apart that share host name and number. */
const ownName = () => `${hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomBytes(3).toString('hex')}`;

/** @returns why it failed, empty when it did not */
const failureOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

type Options = {
  /** Proves that an object is of a server of this store (`INTERNAL_KEY`): who can merely write there takes nothing out of use. */
  key?: string | undefined;
  /** Of this process, different from every other's. */
  name?: string | undefined;
};

/** Writes the report of this process: what changed at once, a sign of life from time to time. */
const createOwnReport = (store: ReleaseStore, object: string, key: string) => {
  let written = { text: '', at: -Infinity };
  let triedAt = -Infinity;
  let failure = '';

  const isDue = (text: string, { counts, broken }: Seen) => {
    const now = performance.now();
    if (failure && now - triedAt < retryMs) return false;
    if (!written.text && Object.keys(counts).length + broken.length === 0) return false; // there is nothing to tell yet
    return text !== written.text || now - written.at >= beatMs;
  };
  /** @returns why the others do not have what was seen, empty when they do; and whether it was tried now */
  return async (seen: Seen): Promise<{ failure: string; isTried: boolean }> => {
    const text = JSON.stringify(seen);
    const isTried = isDue(text, seen);
    if (!isTried) return { failure, isTried };
    triedAt = performance.now();
    failure = await failureOf(() => store.write(object, reportText(object, text, key)));
    if (!failure) written = { text, at: triedAt };
    return { failure, isTried };
  };
};

/** Reads the reports of the other processes, each again only when it changed. */
const createOthersReports = (
  store: ReleaseStore,
  { own, key: internalKey, noteUncounted }: { own: string; key: string; noteUncounted: Noted },
) => {
  let known = new Map<string, { tag: string; seen: Seen | null }>();
  const liveness = createLiveness({ beatMs, goneMs });
  /** What was left by a process that ended, with another key perhaps, is nobody's fault: it is deleted soon. */
  const noteIfWriting = (object: string, why: Uncounted) => {
    if (liveness.isWriting(object)) noteUncounted(object, why);
  };

  /** @returns the reports to read; those of processes that are gone are deleted */
  const listLiving = async (): Promise<StoredObject[]> => {
    const others = (await store.list(healthPrefix)).filter(({ key }) => key.endsWith('.json') && key !== own);
    liveness.look(others);
    for (const { key } of others) if (liveness.isGone(key)) await store.remove(key).catch(() => undefined); // by whoever may
    const living = others.filter((object) => !liveness.isGone(object.key));
    return living.sort((a, b) => b.at - a.at).slice(0, mostProcesses);
  };
  const readAnew = async (object: string) => {
    const before = known.get(object);
    const found = await store.read(object, before?.tag);
    if (found === 'same') return before;
    if (!found) return undefined;
    const seen = readReport(object, found.bytes.toString('utf8'), internalKey);
    const isCounted = typeof seen !== 'string';
    if (!isCounted) noteIfWriting(object, seen);
    return { tag: found.tag, seen: isCounted ? seen : null };
  };
  /** @returns why none of them can be read; empty when some can. Of one that cannot counts what it said before */
  const readAll = async (): Promise<string> => {
    const chosen = await listLiving();
    const next: typeof known = new Map();
    const readOne = async ({ key: object, bytes }: StoredObject) => {
      if (bytes > mostBytes) return noteIfWriting(object, 'too large');
      const before = known.get(object);
      if (before) next.set(object, before);
      const now = await readAnew(object);
      if (now) next.set(object, now);
    };
    const reasons = await Promise.all(chosen.map((object) => failureOf(() => readOne(object))));
    known = next;
    if (reasons.every(Boolean)) return reasons[0] ?? '';
    chosen.filter((_object, at) => reasons[at]).forEach((object) => noteIfWriting(object.key, 'not read'));
    return '';
  };
  return async (): Promise<{ heard: Seen[]; failure: string }> => {
    let notRead = '';
    const notListed = await failureOf(async () => {
      notRead = await readAll();
    });
    const heard = [...known.values()].flatMap(({ seen }) => (seen ? [seen] : []));
    return { heard, failure: notListed || notRead };
  };
};

/**
 * Shares what pages told between the processes of one store, by an object of each below `health/` of the release store that they all
 * read. Each judges by the sum. A process that cannot read the others goes on with its own visitors and what it heard last; one that
 * cannot write is not heard by them. Both say so.
 */
export const createProcessExchange = (store: ReleaseStore, { key = '', name = ownName() }: Options = {}) => {
  const own = reportKeyOf(name);
  const notes = createExchangeNotes(store.name);
  const write = createOwnReport(store, own, key);
  const readOthers = createOthersReports(store, { own, key, noteUncounted: notes.noteUncounted });
  return {
    /** By whose visitors this process judges canaries. */
    judgedBy: notes.judgedBy,
    /** Whether the other processes have what this one saw. */
    isHeard: notes.isHeard,
    /** Tells what this process saw, and returns what the others did: while they cannot be read, what they did before. */
    swap: async (seen: Seen): Promise<Seen[]> => {
      const written = await write(seen);
      const { heard, failure } = await readOthers();
      notes.note({ notRead: failure, notWritten: written.failure, isTried: written.isTried });
      return heard;
    },
  };
};
