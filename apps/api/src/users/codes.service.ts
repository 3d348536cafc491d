import { emailCodeRules, sameEmail } from '@souk/domain';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { type CodeFor, makeCode } from '../identity/codes';
import { countTry } from '../identity/throttle';
import { mustHold } from '../must-hold';
import { loginWords } from './login-words';
import { phoneNumber } from './phone';

const hourMs = 3_600_000;
const perAddress = { max: 60, windowMs: hourMs };
const perRecipient = { max: 10, windowMs: hourMs };

/** Codes by e-mail and SMS. What is answered never says whether an account exists; what is sent may. */
export function createCodesService({ clock, mail, identity }: Pick<Deps, 'clock' | 'mail' | 'identity'>) {
  const newCode = async (to: CodeFor, ctx: Ctx): Promise<string> => {
    const now = clock.now();
    const made = await makeCode(to, now);
    if ('waitS' in made) {
      const message = loginWords(ctx.locale, 'wait', { seconds: made.waitS });
      throw new ReplyError(429, message, { retryAfter: made.waitS });
    }
    const retryAfter = Math.max(
      await countTry(`code-ip:${ctx.ip}`, perAddress, now),
      await countTry(`code-to:${to.recipient}`, perRecipient, now),
    );
    if (retryAfter > 0) throw new ReplyError(429, loginWords(ctx.locale, 'tooMany'), { retryAfter });
    return made.code;
  };

  return {
    /** Mails a code for a new account; to somebody who has one, a hint instead. @throws {ReplyError} 400, 429 */
    async forRegistration(typed: string, ctx: Ctx): Promise<string> {
      mustHold(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const code = await newCode({ purpose: 'register', recipient: email }, ctx);
      const isKnown = (await identity.find({ email })) !== null;
      await mail.send({
        channel: 'email',
        to: email,
        subject: loginWords(ctx.locale, isKnown ? 'knownSubject' : 'registerSubject', { code }),
        text: loginWords(ctx.locale, isKnown ? 'knownText' : 'registerText', { code }),
        ...(isKnown ? {} : { code }),
      });
      return loginWords(ctx.locale, 'codeSent');
    },

    /** Mails a code for a new password, if there is an account. @throws {ReplyError} 400, 429 */
    async forReset(typed: string, ctx: Ctx): Promise<string> {
      mustHold(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const code = await newCode({ purpose: 'reset', recipient: email }, ctx);
      if ((await identity.find({ email })) !== null) {
        await mail.send({
          channel: 'email',
          to: email,
          subject: loginWords(ctx.locale, 'resetSubject', { code }),
          text: loginWords(ctx.locale, 'resetText', { code }),
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
        to: phone,
        subject: '',
        text: loginWords(ctx.locale, isKnown ? 'knownSms' : 'smsText', { code }),
        ...(isKnown ? {} : { code }),
      });
      return loginWords(ctx.locale, 'smsSent');
    },
  };
}
