import { passwordMinLength } from '@souk/domain';
import { tx } from '../../database/tx';
import { ruleText } from '../../validate';
import { guessablePassword } from '../common-passwords';
import { staffPasswordFault } from '../staff-password';
import { endSessions, setPasswordHash } from './accounts.repository';
import { checkSignInCode } from './check-code';
import type { Asking, Checked } from './check-password';
import { hashPassword } from './passwords';
import type { SignInForm } from './sign-in-form';

/** Sets an account's password and ends all its sessions. */
export const changePassword = async (accountId: string, password: string): Promise<void> => {
  const hash = await hashPassword(password);
  await tx(async () => {
    await setPasswordHash(accountId, hash);
    await endSessions(accountId);
  });
};

/**
 * Sets the new password of whoever proves themselves by the code they were sent. The password is looked at first, so that
 * one that is refused does not use up the code. Source: ACCT-09.
 */
export async function resetPassword(form: SignInForm, asking: Asking & { store: { name: string } }): Promise<Checked> {
  if (form.password.length < passwordMinLength)
    return { status: 400, error: ruleText(asking.locale, 'rule.passwordTooShort') };
  const { password, login } = form;
  const guessable = await guessablePassword(password, { login, store: asking.store.name }, asking.locale);
  if (guessable) return { status: 400, error: guessable };
  return checkSignInCode(form, asking, {
    faultOf: ({ id }) => staffPasswordFault(id, password, asking.locale),
    work: ({ id }) => changePassword(id, password),
  });
}
