import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer's text is packed on its way. Source: RFC 9110, Content-Encoding. */
export type Coding = 'br' | 'gzip' | 'identity';

/** @returns the best coding that this visitor's browser reads; `identity` is the text as it is */
export const codingOf = (req: Pick<IncomingMessage, 'headers'>): Coding => {
  const accepts = String(req.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity';
};

/** A piece of its own: what zlib gives is a view of all its room. */
const own = (packed: Buffer) => Buffer.from(packed);

const packBrotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, { params: brotliParams(text.length, quality), chunkSize }).then(own);

const pack: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => packBrotli(text, firstQuality),
  gzip: (text) => promisify(gzip)(text, { level: 6, chunkSize }).then(own),
  identity: async (text) => text,
};

/** More than a packed page has: it comes out in one piece, not in several that are put together. */
const chunkSize = 64 << 10;

/** The smallest window that holds a whole page; the default is megabytes that are filled with zeros first. */
const windowOf = (size: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Of brotli. 5 takes 3.3 ms for a page of 145 KB; 9 takes three times as long and saves another 2 %. */
const firstQuality = 5;

/** 10 takes 47 ms and saves 7 %: nobody waits for it, and only a page that many ask for is worth it. */
const smallestQuality = 10;
const timesAsked = 4;

const brotliParams = (size: number, quality: number) => ({
  [constants.BROTLI_PARAM_LGWIN]: windowOf(size),
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
});

type Packed = { asked: number; isSmallest: boolean; bytes: Map<Coding, Promise<Buffer>> };

const made = new WeakMap<object, Packed>();

/** One page at a time: the same few threads read files and names of hosts. */
let isPackingSmallest = false;

const packSmallest = (html: string, packed: Packed) => {
  isPackingSmallest = packed.isSmallest = true;
  const done = (bytes?: Buffer) => {
    isPackingSmallest = false;
    if (bytes) packed.bytes.set('br', Promise.resolve(bytes));
  };
  packBrotli(Buffer.from(html), smallestQuality).then(done, () => done());
};

/** The bytes of a page that is the same for everybody, packed once however many ask for it, and once more where many do. */
export const packedPage = (page: { html: string }, coding: Coding): Promise<Buffer> => {
  const packed = made.get(page) ?? { asked: 0, isSmallest: false, bytes: new Map() };
  made.set(page, packed);
  const bytes = packed.bytes.get(coding) ?? pack[coding](Buffer.from(page.html));
  packed.bytes.set(coding, bytes);
  packed.asked += 1;
  if (coding === 'br' && packed.asked > timesAsked && !packed.isSmallest && !isPackingSmallest)
    packSmallest(page.html, packed);
  return bytes;
};
