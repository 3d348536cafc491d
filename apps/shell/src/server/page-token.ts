import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifeMs = 12 * 3_600_000;
/** By how much the clocks of two processes may differ: a page reports within seconds, and often to another one. */
const skewMs = 5 * 60_000;
const randomLength = 16;
const timeLength = 8;

/**
 * Makes the token of a page and knows it again: random, dated, signed. A page that reports how its parts fared shows it, so that
 * only what asked this store for one can report. Any process with the same key knows it.
 */
export const createPageTokens = (key: string, now: () => number = Date.now) => {
  const sign = (text: string) =>
    createHmac('sha256', key).update(`page ${text}`).digest().subarray(0, 16).toString('base64url');
  const timeText = (ms: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUIntBE(ms, 0, 6);
    return bytes.toString('base64url');
  };
  return {
    make: (): string => {
      const text = randomBytes(12).toString('base64url') + timeText(now());
      return text + sign(text);
    },
    isOurs: (token: unknown): token is string => {
      if (typeof token !== 'string' || !/^[\w-]{46}$/.test(token)) return false;
      const text = token.slice(0, randomLength + timeLength);
      const at = Buffer.from(text.slice(randomLength), 'base64url').readUIntBE(0, 6);
      const isSigned = timingSafeEqual(Buffer.from(token.slice(text.length)), Buffer.from(sign(text)));
      return isSigned && now() - at >= -skewMs && now() - at <= lifeMs;
    },
  };
};
