import type { openReleaseStore } from '@souk/release/release-store';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hostname } from 'node:os';
import type { Seen } from './error-watch';

type ReleaseStore = ReturnType<typeof openReleaseStore>;

/** Whose visitors canaries are judged by. */
export type JudgedBy = 'all servers' | 'this server';

/** A process that has written nothing for so long is gone: what it saw is forgotten. */
const goneMs = 60_000;
const beatMs = 20_000;
/** A key that only reads is refused each time. */
const retryMs = 5_000;
/** More than any process writes, and more processes than a store has: others may be able to write there too. */
const mostBytes = 64 << 10;
const mostProcesses = 500;

const folder = 'health/';

/** A host's name may have signs that no key has; the end keeps two processes apart that share host name and number. */
const ownName = () => `${hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomBytes(3).toString('hex')}`;

const macOf = (name: string, seen: string, key: string) =>
  createHmac('sha256', key).update(`${name}\n${seen}`).digest('hex');

/** @returns what the process of that name saw; null when no server of this store has written it, or in other words */
const seenIn = (name: string, text: string, key: string): Seen | null => {
  const [mac = '', seen = ''] = text.split('\n');
  const expected = macOf(name, seen, key);
  if (mac.length !== expected.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
  const { counts, broken } = JSON.parse(seen) as Partial<Seen>;
  // Another release of the shell may tell more, or otherwise.
  return counts && Array.isArray(broken) ? { counts, broken } : null;
};

/** @returns why it failed, empty when it did not */
const failureOf = async (work: () => Promise<void>): Promise<string> => {
  try {
    await work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

/** Logs each change of who judges, with the reason. */
const createJudgeNote = (store: string) => {
  let reason = '';
  return {
    judgedBy: (): JudgedBy => (reason ? 'this server' : 'all servers'),
    note: (next: string) => {
      if (next && !reason)
        console.warn(`canaries are judged by this server's own visitors, ${store} does not take part: ${next}`);
      if (!next && reason) console.log('canaries are judged by the visitors of all servers again');
      reason = next;
    },
  };
};

type Options = {
  /** Proves that an object is of a server of this store (`INTERNAL_KEY`): who can merely write there takes nothing out of use. */
  key?: string | undefined;
  /** Of this process, different from every other's. */
  name?: string | undefined;
};

/** Writes the object of this process: what changed at once, a sign of life from time to time. */
const createOwnObject = (store: ReleaseStore, { key, name }: Required<Record<keyof Options, string>>) => {
  const object = `${folder}${name}.json`;
  let written = { text: '', at: -Infinity };
  let triedAt = -Infinity;
  let failure = '';
  let isClosed = false;

  const isDue = (text: string, { counts, broken }: Seen) => {
    const now = performance.now();
    if (isClosed || (failure && now - triedAt < retryMs)) return false;
    if (!written.text && Object.keys(counts).length + broken.length === 0) return false; // there is nothing to tell yet
    return text !== written.text || now - written.at >= beatMs;
  };
  return {
    object,
    /** @returns why what was seen is not written, empty when it is */
    write: async (seen: Seen): Promise<string> => {
      const text = JSON.stringify(seen);
      if (!isDue(text, seen)) return failure;
      triedAt = performance.now();
      failure = await failureOf(() => store.write(object, `${macOf(name, text, key)}\n${text}`));
      if (!failure) written = { text, at: triedAt };
      return failure;
    },
    remove: async () => {
      isClosed = true;
      await store.remove(object).catch(() => undefined); // the others forget it by themselves
    },
  };
};

/** Reads the objects of the other processes, each again only when it changed, and removes those of processes that are gone. */
const createOthersObjects = (store: ReleaseStore, own: string, key: string) => {
  const known = new Map<string, { tag: string; seen: Seen | null }>();
  let isForeignNoted = false;

  const noteForeign = (object: string) => {
    if (!isForeignNoted) console.warn(`${object} was written with another INTERNAL_KEY: it is not counted`);
    isForeignNoted = true;
  };
  const readOne = async (object: string): Promise<Seen[]> => {
    const before = known.get(object);
    const found = await store.read(object, before?.tag);
    if (found === 'same') return before?.seen ? [before.seen] : [];
    if (!found) return [];
    const seen = seenIn(object.slice(folder.length, -'.json'.length), found.bytes.toString('utf8'), key);
    if (!seen) noteForeign(object);
    known.set(object, { tag: found.tag, seen });
    return seen ? [seen] : [];
  };
  return async (): Promise<Seen[]> => {
    const objects = (await store.list(folder)).filter((object) => object.key.endsWith('.json'));
    // By the storage's own clock: the newest object was written a moment ago.
    const newest = Math.max(...objects.map(({ at }) => at));
    const others = objects.filter((object) => object.key !== own);
    const gone = others.filter(({ at }) => newest - at > goneMs);
    for (const object of gone) await store.remove(object.key).catch(() => undefined); // by whoever may
    const living = others.filter((object) => !gone.includes(object) && object.bytes <= mostBytes);
    const chosen = living.sort((a, b) => b.at - a.at).slice(0, mostProcesses);
    for (const object of known.keys()) if (!chosen.some((each) => each.key === object)) known.delete(object);
    return (await Promise.all(chosen.map((object) => readOne(object.key)))).flat();
  };
};

/**
 * Shares what pages told between the processes of one store, by an object of each in `health/` of the release store that they all
 * read. Each judges by the sum. Where the store is not reached, or takes no object, each goes on with its own visitors and what it
 * heard last, and says so.
 */
export const createProcessExchange = (store: ReleaseStore, { key = '', name = ownName() }: Options = {}) => {
  const { judgedBy, note } = createJudgeNote(store.name);
  const own = createOwnObject(store, { key, name });
  const readOthers = createOthersObjects(store, own.object, key);
  let heard: Seen[] = [];
  return {
    judgedBy,
    /** Tells what this process saw, and returns what the others did: while the store is out, what they did before. */
    swap: async (seen: Seen): Promise<Seen[]> => {
      const notWritten = await own.write(seen);
      const notRead = await failureOf(async () => void (heard = await readOthers()));
      note(notWritten || notRead);
      return heard;
    },
    /** Takes back what this process told. */
    close: own.remove,
  };
};
