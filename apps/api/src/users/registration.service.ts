import { phoneRules, registerRules, resetRules, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import { ownerOf } from '../cart/owner';
import { run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import type { CodeFor } from '../identity/codes';
import { refuseGuessablePassword } from '../identity/common-passwords';
import { AccountExists, type NewAccount } from '../identity/port';
import { staffPasswordFault } from '../identity/staff-password';
import { validate } from '../validate';
import { addPoints } from '../orders/points';
import { createCodeCheck, wrongCode } from './code-check';
import { loginWords } from './login-words';
import { phoneNumber } from './phone';

const welcomePoints = 50;

/** Making an account and getting back into one, by code. Source: spec 5 "Register", LOGIN-03 to LOGIN-06, ACCT-09. */
export function createRegistrationService({ clock, identity, stores }: Pick<Deps, 'clock' | 'identity' | 'stores'>) {
  const about = async (login: string, password: string, { storeId }: Ctx) => ({
    login,
    password,
    store: await stores.nameOf(storeId),
  });
  const { mustFit, spending } = createCodeCheck(clock);

  const register = async (account: NewAccount, ctx: Ctx): Promise<string> => {
    const sub = await identity.register(account).catch((error: unknown) => {
      throw error instanceof AccountExists ? new ReplyError('ACCOUNT_EXISTS', loginWords(ctx.locale, 'exists')) : error;
    });
    await tx(async () => {
      await run(sql`
        insert into shopper(sub, email, phone, nickname, locale, email_proved)
        values (${sub}, ${account.email ?? null}, ${account.phone ?? null}, ${account.nickname}, ${ctx.locale},
          ${account.email !== undefined})
        on conflict (sub) do nothing`);
      await addPoints({ userId: sub, kind: 'welcome', linkNo: '', amount: welcomePoints, now: clock.now() });
    });
    return loginWords(ctx.locale, 'registered');
  };

  return {
    /** @throws {ReplyError} 400 in the order of spec 5, then for the code; 409 when the account exists; 429 after too many guesses. */
    async byEmail(input: Input<'registerEmail'>['body'], ctx: Ctx): Promise<string> {
      const { password, captcha = '' } = input;
      validate(registerRules, { email: input.email, password, passwordConfirm: password }, ctx.locale);
      const email = sameEmail(input.email);
      await refuseGuessablePassword('password', await about(email, password, ctx), ctx.locale); // before the code is used up
      const to = { purpose: 'register', recipient: email } as const;
      await mustFit(to, captcha, ctx);
      return spending(to, ctx, () => register({ email, password, nickname: email.split('@')[0] ?? '' }, ctx));
    },

    /** @throws {ReplyError} as `byEmail`. */
    async byPhone(input: Input<'registerPhone'>['body'], ctx: Ctx): Promise<string> {
      const { password, captcha } = input;
      validate(phoneRules, { phone: input.phone, captcha, password, passwordConfirm: password }, ctx.locale);
      const phone = phoneNumber(input.phone, input.countryCode, ctx.locale);
      await refuseGuessablePassword('password', await about(phone, password, ctx), ctx.locale);
      const to = { purpose: 'phone', recipient: phone } as const;
      await mustFit(to, captcha, ctx);
      const nickname = loginWords(ctx.locale, 'phoneName', { digits: phone.slice(-4) });
      return spending(to, ctx, () => register({ phone, password, nickname }, ctx));
    },

    /**
     * Looks at a code before the password is typed that goes with it. It can be used afterwards.
     * @throws {ReplyError} 400 it is another, or none was sent; 429 after too many guesses, which are counted with those of the other calls
     */
    async checkCode(input: Input<'checkCode'>['body'], ctx: Ctx): Promise<true> {
      const to: CodeFor =
        'email' in input
          ? { purpose: 'reset', recipient: sameEmail(input.email) }
          : { purpose: 'phone', recipient: phoneNumber(input.phone, input.countryCode, ctx.locale) };
      await mustFit(to, input.captcha, ctx);
      return true;
    },

    /** Sets a new password and ends all sessions. An unknown account is a wrong code. @throws {ReplyError} 400; 429 after too many guesses */
    async resetPassword(input: Input<'resetPassword'>['body'], ctx: Ctx): Promise<string> {
      validate(resetRules, input, ctx.locale);
      const email = sameEmail(input.email);
      await refuseGuessablePassword('newPassword', await about(email, input.newPassword, ctx), ctx.locale);
      const to = { purpose: 'reset', recipient: email } as const;
      await mustFit(to, input.captcha, ctx);
      const sub = await identity.find({ email });
      if (sub === null) throw wrongCode(ctx);
      const fault = await staffPasswordFault(sub, input.newPassword, ctx.locale);
      if (fault) throw fieldErrors({ newPassword: fault });
      await spending(to, ctx, () => identity.setPassword(sub, input.newPassword));
      return loginWords(ctx.locale, 'reset');
    },

    /** Notes how to reach a visitor who buys without an account. Never an account, never a token. @throws {ReplyError} 400 */
    async visitor(input: Input<'registerVisitor'>['body'], ctx: Ctx): Promise<true> {
      validate(
        registerRules.filter(({ field }) => field === 'email'),
        { email: input.email, password: '', passwordConfirm: '' },
        ctx.locale,
      );
      const phone = input.phone ? phoneNumber(input.phone, input.countryCode ?? '', ctx.locale) : null;
      const owner = ownerOf(ctx);
      if (owner) {
        await run(sql`
          insert into visitor_contact(owner, email, phone, created_at)
          values (${owner}, ${sameEmail(input.email)}, ${phone}, ${clock.now()})
          on conflict (owner) do update set email = excluded.email, phone = excluded.phone`);
      }
      return true;
    },
  };
}
