import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createCodesService } from './codes.service';
import { createEmailChangeService } from './email-change.service';
import { createOwnDataService } from './own-data.service';
import { createProfileService } from './profile.service';

/** Calls about the signed-in shopper. Source: spec 7, ACCT-01, ACCT-08. */
export const userRoutes = (deps: Deps) => {
  const profile = createProfileService(deps);
  const ownData = createOwnDataService(deps);
  const codes = createCodesService(deps);
  const emails = createEmailChangeService(deps);
  return {
    userInfo: (_input, ctx) => profile.info(ctx),
    userProfile: (_input, ctx) => profile.info(ctx),
    userEdit: ({ body }, ctx) => profile.edit(body, ctx),
    userMenu: async (_input, ctx) => profile.menu(ctx),
    integralList: ({ query }, ctx) => profile.points(query, ctx),
    userNotices: (_input, ctx) => profile.notices(ctx),
    userNoticesEdit: ({ body }, ctx) => profile.editNotices(body, ctx),
    userExport: (_input, ctx) => ownData.export(ctx),
    userEmailCode: ({ body }, ctx) => codes.forEmailChange(body.email, ctx),
    userEmailEdit: ({ body }, ctx) => emails.change(body, ctx),
    async userSignOutAll(_input, { userId }) {
      await deps.identity.signOut(userId);
      return true;
    },
    userDelete: ({ body }, ctx) => ownData.remove(body.confirm, ctx),
  } satisfies SomeHandlers;
};
