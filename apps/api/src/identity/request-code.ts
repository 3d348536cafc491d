import { type CodeFor, makeCode } from './codes';
import { countTry } from './throttle';

const hourMs = 3_600_000;
const perAddress = { max: 60, windowMs: hourMs };
const perRecipient = { max: 10, windowMs: hourMs };

/** A code, or why there is none: the last one is too young, or too many were asked for. */
export type CodeAnswer = { code: string } | { refused: 'wait' | 'tooMany'; retryAfter: number };

/** Makes a code for somebody at an internet address, unless either asks too often. */
export async function requestCode(to: CodeFor, ip: string, now: Date): Promise<CodeAnswer> {
  const made = await makeCode(to, now);
  if ('waitS' in made) return { refused: 'wait', retryAfter: made.waitS };
  const retryAfter = Math.max(
    await countTry(`code-ip:${ip}`, perAddress, now),
    await countTry(`code-to:${to.recipient}`, perRecipient, now),
  );
  return retryAfter > 0 ? { refused: 'tooMany', retryAfter } : made;
}
