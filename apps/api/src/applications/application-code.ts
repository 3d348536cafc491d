import { checkCode, type CodeFor, makeCode, useUpCode } from '../identity/codes';

const forApplicant = (email: string): CodeFor => ({ purpose: 'merchant', recipient: email });

/**
 * Makes a code for an applicant's e-mail; an older one is worth nothing from then on.
 * @returns the code, or how many seconds to wait for the next.
 */
export const makeApplicationCode = (email: string, now: Date) => makeCode(forApplicant(email), now);

/** Whether a code holds for an e-mail. After five wrong ones the code is worth nothing. */
export const checkApplicationCode = (email: string, code: string, now: Date) =>
  checkCode(forApplicant(email), code, now);

/** Spends a code that was checked before. @returns false when another request did so first */
export const spendApplicationCode = (email: string, now: Date) => useUpCode(forApplicant(email), now);
