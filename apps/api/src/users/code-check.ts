import { codeRules } from '@souk/domain';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { type CodeFor, guessCode, spendCode } from '../identity/codes';
import { ruleText, validate } from '../validate';
import { loginWords } from './login-words';

export const wrongCode = ({ locale }: Pick<Ctx, 'locale'>) =>
  fieldErrors({ captcha: ruleText(locale, 'rule.codeWrong') });

/** Looks at codes that calls carry, and uses them up. */
export const createCodeCheck = (clock: Deps['clock']) => ({
  /** @throws {ReplyError} 400 at `captcha`: it is another, or none was sent; 429 after too many guesses */
  async mustFit(to: CodeFor, captcha: string, ctx: Ctx): Promise<void> {
    validate(codeRules, { captcha }, ctx.locale);
    const guessed = await guessCode(to, captcha, { network: ctx.network, now: clock.now() });
    if ('waitS' in guessed)
      throw new ReplyError('TOO_MANY_REQUESTS', loginWords(ctx.locale, 'tooMany'), { retryAfter: guessed.waitS });
    if (!guessed.isRight) throw wrongCode(ctx);
  },

  /** Uses a code up and does the work that it was typed for. @throws {ReplyError} 400 another request used it first */
  async spending<T>(to: CodeFor, ctx: Ctx, work: () => Promise<T>): Promise<T> {
    const spent = await spendCode(to, clock.now(), work);
    if (!spent) throw wrongCode(ctx);
    return spent.result;
  },
});
