import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createCodesService } from './codes.service';
import { createRegistrationService } from './registration.service';
import { signInMethods } from '../identity/sign-in-methods';

/** Calls about making an account and getting into it. Source: spec 7, LOGIN-01 to LOGIN-12. */
export const loginRoutes = (deps: Deps) => {
  const { identity } = deps;
  const codes = createCodesService(deps);
  const accounts = createRegistrationService(deps);
  return {
    registerEmail: ({ body }, ctx) => accounts.byEmail(body, ctx),
    emailCaptcha: ({ body }, ctx) => codes.forRegistration(body, ctx),
    async tokenExists(_input, ctx) {
      const user = ctx.accessToken ? await identity.verify(ctx.accessToken, 'shop') : null;
      return user !== null && identity.isActive(user.sub);
    },
    phoneCode: ({ body }, ctx) => codes.forPhone(body.phone, body.countryCode, ctx),
    registerPhone: ({ body }, ctx) => accounts.byPhone(body, ctx),
    forgotPassword: ({ body }, ctx) => codes.forReset(body, ctx),
    checkCode: ({ body }, ctx) => accounts.checkCode(body, ctx),
    resetPassword: ({ body }, ctx) => accounts.resetPassword(body, ctx),
    registerVisitor: ({ body }, ctx) => accounts.visitor(body, ctx),
    loginMethods: async () => signInMethods(deps),
  } satisfies SomeHandlers;
};
