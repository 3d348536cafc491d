import { emailCodeRules, sameEmail } from '@souk/domain';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, UserCtx } from '../http/handlers';
import { accountsElsewhere } from '../identity/accounts-elsewhere';
import { type CodeFor, requestCode } from '../identity/codes';
import { paragraphsOf } from '../mail/letter';
import { validate } from '../validate';
import { loginWords } from './login-words';
import { phoneNumber } from './phone';

type Letter = Record<'subject' | 'text', Parameters<typeof loginWords>[1]>;

const known = 'knownSubject';
const letters = {
  register: {
    fresh: { subject: 'registerSubject', text: 'registerText' },
    known: { subject: known, text: 'knownText' },
  },
  email: { fresh: { subject: 'emailSubject', text: 'emailText' }, known: { subject: known, text: 'emailKnownText' } },
  reset: { subject: 'resetSubject', text: 'resetText' },
} satisfies Record<string, Letter | Record<'fresh' | 'known', Letter>>;

/** Codes by e-mail and SMS. What is answered never says whether an account exists; what is sent may. */
export function createCodesService({ clock, mail, identity }: Pick<Deps, 'clock' | 'mail' | 'identity'>) {
  const newCode = async (to: CodeFor, ctx: Ctx): Promise<string> => {
    const made = await requestCode(to, { network: ctx.network, now: clock.now() });
    if ('code' in made) return made.code;
    const { refused, retryAfter } = made;
    throw new ReplyError('TOO_MANY_REQUESTS', loginWords(ctx.locale, refused, { seconds: retryAfter }), { retryAfter });
  };

  /** @param code absent: the letter has none, to be typed by nobody */
  const mailLetter = (to: string, words: Letter, { locale, storeId }: Ctx, code?: string) => {
    const carried = code === undefined ? {} : { code };
    const paragraphs = paragraphsOf(loginWords(locale, words.text, carried));
    const letter = { locale, subject: loginWords(locale, words.subject, carried), paragraphs, ...carried };
    return mail.send({ channel: 'email', storeId, to, letter, ...carried });
  };

  /** A code to whoever has no account yet; to somebody who has one, a hint instead. */
  const mailToNew = async (to: CodeFor, { fresh, known }: { fresh: Letter; known: Letter }, ctx: Ctx) => {
    const code = await newCode(to, ctx);
    const isKnown = (await identity.find({ email: to.recipient })) !== null;
    await (isKnown ? mailLetter(to.recipient, known, ctx) : mailLetter(to.recipient, fresh, ctx, code));
    return loginWords(ctx.locale, 'codeSent');
  };

  const emailIn = (typed: string, { locale }: Ctx): string => {
    validate(emailCodeRules, { email: typed }, locale);
    return sameEmail(typed);
  };

  return {
    /** Mails a code for a new account; to somebody who has one, a hint instead. @throws {ReplyError} 400, 429 */
    forRegistration: async (typed: string, ctx: Ctx): Promise<string> =>
      mailToNew({ purpose: 'register', recipient: emailIn(typed, ctx) }, letters.register, ctx),

    /**
     * Mails a code for another e-mail of an account to that e-mail; where it has an account, a hint instead.
     * @throws {ReplyError} 400, also for the e-mail that the account has; 409 where an outside provider keeps accounts; 429
     */
    async forEmailChange(typed: string, ctx: UserCtx): Promise<string> {
      if (identity.methods.accountPage) throw accountsElsewhere();
      const email = emailIn(typed, ctx);
      if ((await identity.find({ email })) === ctx.userId)
        throw fieldErrors({ email: loginWords(ctx.locale, 'emailSame') });
      return mailToNew({ purpose: 'email', recipient: email }, letters.email, ctx);
    },

    /** Mails a code for a new password, if there is an account. @throws {ReplyError} 400, 429 */
    async forReset(typed: string, ctx: Ctx): Promise<string> {
      const email = emailIn(typed, ctx);
      const code = await newCode({ purpose: 'reset', recipient: email }, ctx);
      if ((await identity.find({ email })) !== null) await mailLetter(email, letters.reset, ctx, code);
      return loginWords(ctx.locale, 'codeSent');
    },

    /** Sends a code for a new account by SMS; to somebody who has one, a hint instead. @throws {ReplyError} 400, 429 */
    async forPhone(typed: string, countryCode: string, ctx: Ctx): Promise<string> {
      const phone = phoneNumber(typed, countryCode, ctx.locale);
      const code = await newCode({ purpose: 'phone', recipient: phone }, ctx);
      const isKnown = (await identity.find({ phone })) !== null;
      await mail.send({
        channel: 'sms',
        storeId: ctx.storeId,
        to: phone,
        text: loginWords(ctx.locale, isKnown ? 'knownSms' : 'smsText', { code }),
        ...(isKnown ? {} : { code }),
      });
      return loginWords(ctx.locale, 'smsSent');
    },
  };
}
