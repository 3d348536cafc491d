import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Overloaded } from '../../errors';

/** The least that ASVS 5.0.0, Appendix C, asks of scrypt with 32 MiB. */
const cost = { ln: 15, r: 8, p: 3 };
const keyBytes = 32;
const parallel = 2;
/** Some five seconds' worth: whoever came later would have gone before their turn. */
const mostWaiting = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a thread for some 240 ms; more than a few at once would starve file and network work. @throws {Overloaded} */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= mostWaiting) throw new Overloaded('too many passwords wait to be hashed');
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const derive = (password: string, salt: Buffer, { ln, r, p }: typeof cost) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          keyBytes,
          { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r },
          (error, key) => (error ? reject(error) : resolve(key)),
        ),
      ),
  );

/** A password as it is stored: `$scrypt$ln=15,r=8,p=1$salt$key`, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const nobodysHash = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const readCost = (text: string): typeof cost => {
  const values = Object.fromEntries(text.split(',').map((pair) => pair.split('=')));
  return { ln: Number(values.ln), r: Number(values.r), p: Number(values.p) };
};

/** What is left of today's cost after a hash of an earlier one: its time is a sum over `p`. */
const restOf = (spent: typeof cost) =>
  spent.ln === cost.ln && spent.r === cost.r && spent.p < cost.p ? { ...cost, p: cost.p - spent.p } : null;

/** Whether a hash was made at less than today's cost: the password is hashed anew when somebody signs in by it. */
export const isHashOutdated = (hash: string): boolean => restOf(readCost(hash.split('$')[2] ?? '')) !== null;

/**
 * Whether the password fits the hash. The answer takes as long for a hash of an earlier cost, and for none.
 * @param hash null when there is no account or it has no password: never fits
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const [, , parameters = '', salt = '', key = ''] = (hash ?? nobodysHash).split('$');
  const spent = readCost(parameters);
  const found = await derive(password, Buffer.from(salt, 'base64url'), spent);
  const rest = restOf(spent);
  if (rest) await derive(password, Buffer.from(salt, 'base64url'), rest);
  const wanted = Buffer.from(key, 'base64url');
  return hash !== null && found.length === wanted.length && timingSafeEqual(found, wanted);
}
