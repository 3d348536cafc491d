import { paragraphsOf } from '../../mail/letter';
import type { Mail } from '../../mail/mail';
import { type CodeFor, guessCode, requestCode, spendCode } from '../codes';
import type { Login } from '../port';
import { type Account, accountByLogin } from './accounts.repository';
import { type Asking, type Checked, tooManyGuesses } from './check-password';
import { pageWords } from './page-words';
import { loginOf, recipientOf, type SignInForm } from './sign-in-form';

const codeFor = ({ way }: Pick<SignInForm, 'way'>, login: Login): CodeFor => ({
  purpose: way === 'reset' ? 'reset' : 'signin',
  recipient: recipientOf(login),
});

/** The sentences that carry a code, by what the code is for. */
const messagesOf = ({ way }: Pick<SignInForm, 'way'>) =>
  way === 'reset'
    ? ({ subject: 'resetSubject', mail: 'resetMail', sms: 'resetSms' } as const)
    : ({ subject: 'codeSubject', mail: 'codeMail', sms: 'codeSms' } as const);

/** What the page says after a code was asked for: the same whether or not there is such an account. */
export type Sent = { status: number; isSent: boolean; error?: string };

/** Sends a code to somebody who has an account. Source: LOGIN-02, quick login; ACCT-09. */
export async function sendSignInCode(
  form: SignInForm,
  asking: Asking & { store: { id: number; name: string } },
  mail: Mail,
): Promise<Sent> {
  const { locale, store } = asking;
  if (form.login === '') return { status: 400, isSent: false, error: pageWords(locale, 'emailMissing') };
  const login = loginOf(form.login);
  if (!login) return { status: 400, isSent: false, error: pageWords(locale, 'loginInvalid') };
  const to = codeFor(form, login);
  const made = await requestCode(to, asking);
  if ('refused' in made) {
    const { refused, retryAfter } = made;
    // A code that is on its way already can still be typed.
    return { status: 429, isSent: refused === 'wait', error: pageWords(locale, refused, { seconds: retryAfter }) };
  }
  if (await accountByLogin(login)) {
    const { code } = made;
    const messages = messagesOf(form);
    const values = { code, store: store.name };
    const message = { storeId: store.id, to: to.recipient, code };
    if (!('email' in login)) {
      await mail.send({ ...message, channel: 'sms', text: pageWords(locale, messages.sms, values) });
    } else {
      const subject = pageWords(locale, messages.subject, values);
      const paragraphs = paragraphsOf(pageWords(locale, messages.mail, values));
      await mail.send({ ...message, channel: 'email', letter: { locale, subject, paragraphs, code } });
    }
  }
  return { status: 200, isSent: true };
}

/** What a code is typed for, beside signing in. */
interface Purpose {
  /** What is wrong with what was sent with it, asked only once the code is right: a fault leaves the code usable. */
  faultOf?: (account: Account) => Promise<string | undefined>;
  /** What the code is used up for. */
  work?: (account: Account) => Promise<void>;
}

/** Checks a code and uses it up. */
export async function checkSignInCode(
  form: SignInForm,
  asking: Asking,
  { faultOf, work = async () => {} }: Purpose = {},
): Promise<Checked> {
  const { locale, now } = asking;
  const login = loginOf(form.login);
  if (!login || form.code === '') return { status: 400, error: pageWords(locale, 'codeMissing') };
  const to = codeFor(form, login);
  const wrong = { status: 401, error: pageWords(locale, 'codeWrong') };
  const guessed = await guessCode(to, form.code, asking);
  if ('waitS' in guessed) return tooManyGuesses(guessed.waitS, locale);
  const account = guessed.isRight ? await accountByLogin(login) : undefined;
  if (!account) return wrong;
  const error = await faultOf?.(account);
  if (error) return { status: 400, error };
  return (await spendCode(to, now, () => work(account))) ? { account } : wrong;
}
