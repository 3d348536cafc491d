import { createUseNotes } from '@souk/release/use-notes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { log } from './log';
import { createDictionaryCompression, dictionaryFor } from './dictionary-compression';

/** What builds are compressed of, with the type that the compressed file would not say by its name. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const yearMs = 31_536_000_000;

/**
 * `~1` and the like stand before a name where a page tries again: the same file under an address that is asked anew. A build names
 * its files with these letters alone, so nothing encoded, and no way up, gets as far as the disk.
 */
const releasedPath = (url: string) => {
  const [path = ''] = url.replace(/^\/remotes(\/~\d{1,3})?/, '').split('?');
  return /^\/[\w-]+\/[\w.-]+\/client\/[\w./-]+$/.test(path) && !path.includes('..') ? path : undefined;
};

/** @returns the file's variants that this browser takes, best first; the plain one is always among them */
const variantsFor = (req: IncomingMessage, path: string) => {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const packed = isText(path) ? encodings.filter(({ name }) => accepted.includes(name)) : [];
  return [...packed, { name: undefined, ending: '' }];
};

/** `/catalog/1.0.0-a/client/x.js` → `catalog/1.0.0-a`. */
const buildOf = (path: string) => path.split('/').slice(1, 3).join('/');

/** Fetches a file that is not in the folder. @returns whether it is there now */
export type FetchMissing = (req: IncomingMessage, path: string) => Promise<boolean>;

/**
 * Serves the client files of all releases from `releaseDir`. A file that is gone answers 404, one that the disk does not give 500;
 * either is one line in the log and ends nothing. Server bundles lie beside them and are nobody's business outside.
 * @param fetchMissing where the folder is a copy of a release store: looks there for a file that is not here. Such a copy is pruned, so
 * each build is noted as used before a file of it is read
 */
export const serveReleased = (releaseDir: string, fetchMissing?: FetchMissing) => {
  const noteUse = fetchMissing ? createUseNotes(releaseDir) : () => undefined;
  const compressByDictionary = createDictionaryCompression(releaseDir);
  const sendWhole = (req: IncomingMessage, res: ServerResponse, path: string) => {
    const [first, ...others] = variantsFor(req, path);
    let isFetched = false;
    const fetchIt = async () => {
      isFetched = true;
      if (await fetchMissing?.(req, path).catch(() => false)) return attempt(first, others);
      log.warn(`file not there: ${path}`);
      return refuse(res, 404);
    };
    const attempt = (variant: typeof first, rest: typeof others): void => {
      if (!variant) return refuse(res, 404);
      setHeaders(res, path, variant.name);
      send(req, path + variant.ending, { root: releaseDir, index: false, immutable: true, maxAge: yearMs })
        .on('directory', () => refuse(res, 404))
        .on('file', () => noteUse(buildOf(path)))
        .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
          if (error.status === 404 && rest.length > 0) return attempt(rest[0], rest.slice(1));
          if (error.status === 404 && !isFetched) return void fetchIt().catch(() => refuse(res, 500));
          if (error.status !== 404) log.error(`file not served: ${path} ${error.message}`);
          else log.warn(`file not there: ${path}`);
          refuse(res, error.status ?? 500);
        })
        .pipe(res);
    };
    attempt(first, others);
  };
  const fetchEarlier = (req: IncomingMessage) => async (path: string) => fetchMissing?.(req, path);
  return async (req: IncomingMessage, res: ServerResponse) => {
    const path = releasedPath(req.url ?? '');
    if (!path) return refuse(res, 404);
    const packed = isWholeText(req, path)
      ? await compressByDictionary(req.headers, path, fetchEarlier(req)).catch(() => undefined)
      : undefined;
    if (!packed) return sendWhole(req, res, path);
    noteUse(buildOf(path));
    sendPacked(res, path, packed);
  };
};

const isText = (path: string) => extname(path) in textTypes;

/** A part of a file is a part of what it is, not of a way to pack it. */
const isWholeText = (req: IncomingMessage, path: string) => req.method === 'GET' && !req.headers.range && isText(path);

/** Only for this browser: a cache before the store may not know what the file is packed against. */
const sendPacked = (res: ServerResponse, path: string, packed: Buffer) => {
  setHeaders(res, path, 'dcz');
  res
    .writeHead(200, {
      'cache-control': `private, max-age=${yearMs / 1_000}, immutable`,
      'content-length': packed.length,
    })
    .end(packed);
};

const setHeaders = (res: ServerResponse, path: string, encoding: string | undefined) => {
  const type = textTypes[extname(path)];
  if (type) {
    res.setHeader('content-type', type).setHeader('vary', 'accept-encoding, available-dictionary');
    res.setHeader('use-as-dictionary', dictionaryFor(path));
  }
  if (encoding) res.setHeader('content-encoding', encoding);
  else res.removeHeader('content-encoding');
  res.setHeader('access-control-allow-origin', '*');
  res.setHeader('x-content-type-options', 'nosniff');
};

/** What `answer` says of every answer. */
const ofTheDoor = [
  'strict-transport-security',
  'x-content-type-options',
  'content-security-policy',
  'connection',
  'x-request-id',
];

/** Nothing of what the file would have said about itself stays; an answer that has begun is cut off. */
const refuse = (res: ServerResponse, status: number) => {
  if (res.headersSent) return void res.destroy();
  for (const name of res.getHeaderNames()) if (!ofTheDoor.includes(name)) res.removeHeader(name);
  res.writeHead(status, { 'cache-control': 'no-store' }).end();
};
