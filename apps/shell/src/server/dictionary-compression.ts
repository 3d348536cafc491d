import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** What stands before the packed bytes, and the SHA-256 of the earlier file after it. Source: RFC 9842, 5. */
const dczMagic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Packed files of one process, all together. One is under a kilobyte where two versions differ by a few lines. */
const mostBytes = 16 << 20;

/** Level 3 finds the same between two versions as 19 does, in a tenth of the time: 16 ms for all files of the shell. */
const level = 3;

/** `/catalog/1.0.0-b/client/entry.js` of the version that this browser has: `/catalog/1.0.0-a/client/entry.js`. */
const earlierOf = (path: string, headers: IncomingHttpHeaders) => {
  const [, version = ''] = /^"([\w-][\w.-]*)"$/.exec(String(headers['dictionary-id'] ?? '')) ?? [];
  const [, digest = ''] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  const [before, remote = '', , ...file] = path.split('/');
  if (!version || !digest || !/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  return { path: [before, remote, version, ...file].join('/'), digest };
};

/**
 * What a browser keeps of a file, so that it needs only what a later version of it has more.
 * Source: RFC 9842, 2.1.
 * @param path `/catalog/1.0.0-a/client/entry.js`
 */
export const dictionaryFor = (path: string): string => {
  const [, remote = '', version = '', ...file] = path.split('/');
  return `match="/remotes/${remote}/*/${file.join('/')}", id="${version}"`;
};

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const pack = async (text: Buffer, dictionary: Buffer) => {
  const params = {
    [constants.ZSTD_c_compressionLevel]: level,
    [constants.ZSTD_c_windowLog]: Math.max(10, Math.ceil(Math.log2(text.length + dictionary.length))),
  };
  const packed = await promisify(zstdCompress)(text, { dictionary, params });
  return Buffer.concat([dczMagic, sha256(dictionary), packed]);
};

type Wanted = {
  path: string;
  earlier: string;
  /** SHA-256 of the earlier file, in base64. */
  digest: string;
  /** Puts a file into the folder that is not there, if it can. */
  fetchMissing: (path: string) => Promise<unknown>;
};

/** For how long a file that was asked for is not asked for again. */
const askedOnceMs = 60_000;

/**
 * Compresses a released file with the version of it that the browser has kept as the dictionary, so that the browser downloads the
 * difference alone. It is done at the first such request, and kept in memory. An earlier file that is not in the folder is fetched for those
 * who come later: nobody waits for a release store that may not answer.
 * @param releaseDir folder of all builds
 * @returns a function of a request's headers and a file's path. It gives the body for `Content-Encoding: dcz`; undefined where the browser
 * names no version that is in the folder, or brotli takes fewer bytes
 */
export const createDictionaryCompression = (releaseDir: string) => {
  const readIfThere = (path: string) => readFile(join(releaseDir, path)).catch(() => undefined);
  const sizeOfBrotli = (path: string) =>
    stat(join(releaseDir, `${path}.br`)).then(
      ({ size }) => size,
      () => Infinity,
    );
  const asked = new LRUCache<string, true>({ max: 1_000, ttl: askedOnceMs });
  const readEarlier = async ({ earlier, fetchMissing }: Wanted) => {
    const found = await readIfThere(earlier);
    if (found || asked.has(earlier)) return found;
    asked.set(earlier, true);
    fetchMissing(earlier).catch(() => undefined);
    return undefined;
  };

  /** A file that did not change is its own earlier version, also where that one is deleted. Empty: brotli takes fewer bytes. */
  const packedFiles = new LRUCache<string, Buffer, Wanted>({
    maxSize: mostBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
    fetchMethod: async (_key, _stale, { context }) => {
      const text = await readIfThere(context.path);
      const candidates = [await readEarlier(context), text];
      const dictionary = candidates.find((bytes) => bytes && sha256(bytes).toString('base64') === context.digest);
      if (!text || !dictionary) return undefined;
      const packed = await pack(text, dictionary);
      return packed.length < (await sizeOfBrotli(context.path)) ? packed : Buffer.alloc(0);
    },
  });
  return async (
    headers: IncomingHttpHeaders,
    path: string,
    fetchMissing: Wanted['fetchMissing'],
  ): Promise<Buffer | undefined> => {
    const earlier = earlierOf(path, headers);
    if (!earlier) return undefined;
    const key = [path, earlier.path, earlier.digest].join(' ');
    const packed = await packedFiles.fetch(key, {
      context: { path, earlier: earlier.path, digest: earlier.digest, fetchMissing },
    });
    return packed?.length ? packed : undefined;
  };
};
