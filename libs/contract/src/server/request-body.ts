import type { IncomingMessage } from 'node:http';

/** More than any request of the store has; of a larger one the rest is not even read. */
export const mostBodyBytes = 16 * 1024 * 1024;
const drainMs = 10_000;

/** Whether the request says that a body follows. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads what is left of a refused request and forgets it: until then its connection carries no other.
 * @returns false when that is too much, or takes too long: then the connection is to be closed
 */
export const drain = (req: IncomingMessage, mostBytes = mostBodyBytes): Promise<boolean> => {
  if (req.readableEnded) return Promise.resolve(true);
  if (req.destroyed || Number(req.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let left = mostBytes;
    const done = (isRead: boolean) => {
      clearTimeout(deadline);
      req.off('data', count).off('end', atEnd).off('close', atClose).off('error', atClose);
      resolve(isRead);
    };
    const count = (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) done(false);
    };
    const atEnd = () => done(true);
    const atClose = () => done(false);
    const deadline = setTimeout(atClose, drainMs);
    req.on('data', count).on('end', atEnd).on('close', atClose).on('error', atClose).resume();
  });
};

/** The body is larger than what was to be read. Recognise it by its name: libraries may be loaded twice. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  /** @param mustClose the rest of it was not read, so the connection carries nothing after the answer */
  constructor(readonly mustClose: boolean) {
    super('The body is too large');
  }
}

const collect = (req: IncomingMessage, mostBytes: number) =>
  new Promise<string | null>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const take = (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= mostBytes) return void chunks.push(chunk);
      req.off('data', take).off('end', atEnd).off('close', atClose);
      resolve(null);
    };
    const atEnd = () => resolve(Buffer.concat(chunks).toString('utf8'));
    const atClose = () => reject(new Error('The request ended before its body'));
    req.on('data', take).on('end', atEnd).on('close', atClose);
  });

/**
 * Reads a whole body. The announced length is looked at first.
 * @throws {BodyTooLarge} once the rest has been read away, so that the answer arrives and the connection lives on
 */
export const readBody = async (req: IncomingMessage, mostBytes: number): Promise<string> => {
  const isAnnounced = Number(req.headers['content-length'] ?? 0) > mostBytes;
  const text = isAnnounced ? null : await collect(req, mostBytes);
  if (text === null) throw new BodyTooLarge(!(await drain(req)));
  return text;
};
