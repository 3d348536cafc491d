import { emailCodeRules, sameEmail } from '@souk/domain';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, UserCtx } from '../http/handlers';
import { type CodeFor, requestCode } from '../identity/codes';
import { paragraphsOf } from '../mail/letter';
import { validate } from '../validate';
import { loginWords } from './login-words';
import { phoneNumber } from './phone';

/** Codes by e-mail and SMS. What is answered never says whether an account exists; what is sent may. */
export function createCodesService({ clock, mail, identity }: Pick<Deps, 'clock' | 'mail' | 'identity'>) {
  const newCode = async (to: CodeFor, ctx: Ctx): Promise<string> => {
    const made = await requestCode(to, { network: ctx.network, now: clock.now() });
    if ('code' in made) return made.code;
    const { refused, retryAfter } = made;
    throw new ReplyError('TOO_MANY_REQUESTS', loginWords(ctx.locale, refused, { seconds: retryAfter }), { retryAfter });
  };

  return {
    /** Mails a code for a new account; to somebody who has one, a hint instead. @throws {ReplyError} 400, 429 */
    async forRegistration(typed: string, ctx: Ctx): Promise<string> {
      validate(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const code = await newCode({ purpose: 'register', recipient: email }, ctx);
      const isKnown = (await identity.find({ email })) !== null;
      await mail.send({
        channel: 'email',
        storeId: ctx.storeId,
        to: email,
        letter: {
          locale: ctx.locale,
          subject: loginWords(ctx.locale, isKnown ? 'knownSubject' : 'registerSubject', { code }),
          paragraphs: paragraphsOf(loginWords(ctx.locale, isKnown ? 'knownText' : 'registerText', { code })),
          ...(isKnown ? {} : { code }),
        },
        ...(isKnown ? {} : { code }),
      });
      return loginWords(ctx.locale, 'codeSent');
    },

    /** Mails a code for another e-mail of an account to that e-mail; where it has an account, a hint instead. @throws {ReplyError} 400, 429 */
    async forEmailChange(typed: string, ctx: UserCtx): Promise<string> {
      validate(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      if ((await identity.find({ email })) === ctx.userId)
        throw fieldErrors({ email: loginWords(ctx.locale, 'emailSame') });
      const code = await newCode({ purpose: 'email', recipient: email }, ctx);
      const isKnown = (await identity.find({ email })) !== null;
      await mail.send({
        channel: 'email',
        storeId: ctx.storeId,
        to: email,
        letter: {
          locale: ctx.locale,
          subject: loginWords(ctx.locale, isKnown ? 'knownSubject' : 'emailSubject', { code }),
          paragraphs: paragraphsOf(loginWords(ctx.locale, isKnown ? 'emailKnownText' : 'emailText', { code })),
          ...(isKnown ? {} : { code }),
        },
        ...(isKnown ? {} : { code }),
      });
      return loginWords(ctx.locale, 'codeSent');
    },

    /** Mails a code for a new password, if there is an account. @throws {ReplyError} 400, 429 */
    async forReset(typed: string, ctx: Ctx): Promise<string> {
      validate(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const code = await newCode({ purpose: 'reset', recipient: email }, ctx);
      if ((await identity.find({ email })) !== null) {
        await mail.send({
          channel: 'email',
          storeId: ctx.storeId,
          to: email,
          letter: {
            locale: ctx.locale,
            subject: loginWords(ctx.locale, 'resetSubject', { code }),
            paragraphs: paragraphsOf(loginWords(ctx.locale, 'resetText', { code })),
            code,
          },
          code,
        });
      }
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
