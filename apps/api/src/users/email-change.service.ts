import { emailCodeRules, sameEmail } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Input, UserCtx } from '../http/handlers';
import { AccountExists, type PasswordFault } from '../identity/port';
import { paragraphsOf } from '../mail/letter';
import { validate } from '../validate';
import { createCodeCheck } from './code-check';
import { loginWords } from './login-words';
import { findProfile } from './profile.repository';

/** Changing the e-mail of an account of the embedded provider. Source: ACCT-11. */
export function createEmailChangeService({ clock, identity, mail }: Pick<Deps, 'clock' | 'identity' | 'mail'>) {
  const { mustFit, spending } = createCodeCheck(clock);

  const refusal = (fault: PasswordFault, { locale }: UserCtx) =>
    fault.reason === 'tooMany'
      ? new ReplyError('TOO_MANY_REQUESTS', loginWords(locale, 'tooMany'), { retryAfter: fault.waitS })
      : fieldErrors({ password: loginWords(locale, 'passwordWrong') });

  const mustBeOwn = async (password: string, ctx: UserCtx) => {
    if (password === '') throw fieldErrors({ password: loginWords(ctx.locale, 'passwordMissing') });
    const fault = await identity.passwordFault(ctx.userId, password, { network: ctx.network, now: clock.now() });
    if (fault) throw refusal(fault, ctx);
  };

  /** Tells whoever reads the old address, who may know nothing of it. */
  const tellBefore = (to: string, { locale, storeId }: UserCtx) =>
    mail.send({
      channel: 'email',
      storeId,
      to,
      letter: {
        locale,
        subject: loginWords(locale, 'emailChangedSubject'),
        paragraphs: paragraphsOf(loginWords(locale, 'emailChangedText')),
      },
    });

  /** Changes it and tells the old address, both or neither. */
  const change = ({ before, email }: { before: string; email: string }, ctx: UserCtx) =>
    tx(async () => {
      await identity.changeEmail(ctx.userId, email);
      if (before) await tellBefore(before, ctx);
    }).catch((error: unknown) => {
      // An e-mail that has an account is mailed no code: here it got one since.
      throw error instanceof AccountExists ? fieldErrors({ email: loginWords(ctx.locale, 'emailTaken') }) : error;
    });

  return {
    /**
     * The password is looked at first: without it nobody learns whether an e-mail has an account. The old address is told of the change.
     * @throws {ReplyError} 400 at `email`, `password` or `captcha`; 429 after too many guesses; 409 where an outside provider keeps accounts
     */
    async change({ email: typed, captcha, password }: Input<'userEmailEdit'>['body'], ctx: UserCtx): Promise<true> {
      validate(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const before = (await findProfile(ctx.userId, clock.now()))?.email ?? '';
      if (sameEmail(before) === email) throw fieldErrors({ email: loginWords(ctx.locale, 'emailSame') });
      await mustBeOwn(password, ctx);
      const to = { purpose: 'email', recipient: email } as const;
      await mustFit(to, captcha, ctx);
      await spending(to, ctx, () => change({ before, email }, ctx));
      return true;
    },
  };
}
