import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keptSecret } from '../identity/secrets';
import { uploadUrl } from './own-pictures';

const hourMs = 3_600_000;

let known: Promise<string> | undefined;
/** The key of the addresses, made once per installation. */
const linkKey = () => (known ??= keptSecret('upload-links', () => randomBytes(32).toString('base64url')));

const sign = async (name: string, until: number) =>
  createHmac('sha256', await linkKey())
    .update(`${name} ${until}`)
    .digest('base64url')
    .slice(0, 32);

/** The address of an identity document: whoever was given it may look for an hour. A picture of a page carries no token. */
export const privateUrl = async (name: string, now: Date): Promise<string> => {
  const until = now.getTime() + hourMs;
  return `${uploadUrl(name)}?until=${until}&key=${await sign(name, until)}`;
};

/** Whether an address that was given for that picture still holds. */
export const mayLook = async (name: string, query: { until?: unknown; key?: unknown }, now: Date): Promise<boolean> => {
  const until = Number(query.until);
  if (!(until > now.getTime()) || typeof query.key !== 'string') return false;
  const [given, expected] = [Buffer.from(query.key), Buffer.from(await sign(name, until))];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
