import { createHmac, randomBytes } from 'node:crypto';
import { generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';
import { tx } from '../../database/tx';
import { open, seal } from '../../secrets/sealing';
import { keptSecret } from '../secrets';
import { clearTries, countTry, tryKeys } from '../throttle';
import { endOtherSessions } from './accounts.repository';
import type { Asking } from './check-password';
import { pageWords } from './page-words';
import { secretOf, spendEpoch, spendRecoveryCode, storeSecondFactor } from './second-factor.repository';

/** Codes change so often; one period before and after counts as well, for clocks that differ. */
const periodS = 30;
const recoveryCodes = 10;
const recoveryBytes = 8;
const perAccount = { max: 10, windowMs: 900_000 };

/** A recovery code as it is compared: case, spaces and dashes are the reader's. */
const bare = (code: string) => code.toLowerCase().replace(/[^0-9a-f]/g, '');

const hashOf = async (code: string): Promise<string> => {
  const key = await keptSecret('login.recovery', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(bare(code)).digest('hex');
};

/** The period whose code this is; null: of none that counts now. */
const epochOf = (secret: string, code: string): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const checked = verifySync({ secret, token: code, epochTolerance: periodS });
  return checked.valid && 'epoch' in checked ? checked.epoch : null;
};

/** What an authenticator app needs to know: as an address that opens it on this device, and as a picture that it reads. */
export const tokenOf = (secret: string, account: { issuer: string; label: string }) => {
  const href = generateURI({ ...account, secret });
  const svg = Buffer.from(renderSVG(href, { border: 2 })).toString('base64');
  return { secret, href, picture: `data:image/svg+xml;base64,${svg}` };
};

/** What is wrong with a code; null: it holds. */
export type CodeFault = { status: number; error: string } | null;

/** Counts a guess of an account's code before it is looked at. */
const countGuess = async (accountId: string, { locale, now }: Asking): Promise<CodeFault> => {
  const wait = await countTry(tryKeys.secondFactor(accountId), perAccount, now);
  return wait > 0 ? { status: 429, error: pageWords(locale, 'tooMany', { minutes: Math.ceil(wait / 60) }) } : null;
};

/** Checks a code of the app, or a recovery code, and uses it up: neither works twice. */
export async function checkSecondFactor(accountId: string, code: string, asking: Asking): Promise<CodeFault> {
  const held = await countGuess(accountId, asking);
  if (held) return held;
  const epoch = epochOf((await secretOf(accountId)) ?? '', code);
  const holds =
    epoch === null ? await spendRecoveryCode(accountId, await hashOf(code)) : await spendEpoch(accountId, epoch);
  if (!holds) return { status: 401, error: pageWords(asking.locale, 'secondWrong') };
  await clearTries(tryKeys.secondFactor(accountId));
  return null;
}

/** Four groups of four, which are easier to copy. */
const newRecoveryCode = () =>
  randomBytes(recoveryBytes)
    .toString('hex')
    .replace(/(.{4})(?!$)/g, '$1-');

const shownCodes = 'login.recovery.shown';

/** Recovery codes as they wait for the page that shows them: sealed, since everywhere else only their hashes are stored. */
export const sealCodes = (codes: readonly string[]): Promise<string> => seal(shownCodes, JSON.stringify(codes));

export const openCodes = async (waiting: string): Promise<string[]> =>
  JSON.parse(await open(shownCodes, waiting)) as string[];

const shownSecret = 'second factor shown';

/** The secret of an app as it waits in a sign-in until that app has shown a code of it: sealed, as it is stored afterwards. */
export const sealShownSecret = (secret: string): Promise<string> => seal(shownSecret, secret);

export const openShownSecret = (waiting: string): Promise<string> => open(shownSecret, waiting);

/**
 * Sets an account's second factor once its app has shown that it has the secret, and ends its other sessions: whoever sets one up may
 * have lost a device, or fear that somebody else is in. Source: ASVS 5.0.0, 7.4.3.
 * @returns the recovery codes, which are told now and never again; or what is wrong with the code
 */
export async function enrolSecondFactor(
  { accountId, secret, sessionUid }: { accountId: string; secret: string; sessionUid: string | undefined },
  code: string,
  asking: Asking,
): Promise<{ codes: string[] } | NonNullable<CodeFault>> {
  const held = await countGuess(accountId, asking);
  if (held) return held;
  const epoch = epochOf(secret, code);
  if (epoch === null) return { status: 401, error: pageWords(asking.locale, 'secondWrong') };
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  const codeHashes = await Promise.all(codes.map(hashOf));
  await tx(async () => {
    await storeSecondFactor({ accountId, secret, epoch, codeHashes }, asking.now);
    await endOtherSessions(accountId, sessionUid);
  });
  await clearTries(tryKeys.secondFactor(accountId));
  return { codes };
}
