import type { CallTable } from '../wire/call';

/** Calls about the signed-in shopper. Source: spec 7; docs/contract.md "Account". */
export const userCalls = {
  /** Who is signed in. */
  userInfo: {
    as: 'users.info',
    method: 'GET',
    path: '/front/user/info',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  /** The same under the api's own prefix. */
  userProfile: {
    as: 'users.profile',
    method: 'GET',
    path: '/api/front/user/info',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  userEdit: { as: 'users.edit', method: 'POST', path: '/api/front/user/edit', auth: 'required', tag: 'users' },
  /** Entries of the account menu that the server adds. */
  userMenu: {
    as: 'users.menu',
    method: 'GET',
    path: '/api/front/user/menu/user',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  /** How points came and went. */
  integralList: {
    as: 'users.integral',
    method: 'GET',
    path: '/api/front/user/integral/list',
    auth: 'required',
    tag: 'users',
  },
  /** Which news the shopper wants. */
  userNotices: {
    as: 'users.notices',
    method: 'GET',
    path: '/api/front/user/notices',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  userNoticesEdit: {
    as: 'users.editNotices',
    method: 'POST',
    path: '/api/front/user/notices/edit',
    auth: 'required',
    tag: 'users',
  },
  /** All that the store holds about the shopper. */
  userExport: {
    as: 'users.export',
    method: 'GET',
    path: '/api/front/user/export',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  /** Mails a code to the e-mail that the shopper wants to sign in with. */
  userEmailCode: {
    as: 'users.emailCode',
    method: 'POST',
    path: '/api/front/user/email/captcha',
    auth: 'required',
    tag: 'users',
  },
  /** Gives the account another e-mail, and ends every sign-in of it, the caller's too. */
  userEmailEdit: {
    as: 'users.editEmail',
    method: 'POST',
    path: '/api/front/user/email/edit',
    auth: 'required',
    tag: 'users',
  },
  /** Ends every sign-in of the account, the caller's too. */
  userSignOutAll: {
    as: 'users.signOutAll',
    method: 'POST',
    path: '/api/front/user/signOut/all',
    auth: 'required',
    tag: 'users',
    takes: 'nothing',
  },
  /** Deletes the account; orders stay, without a name. */
  userDelete: { as: 'users.delete', method: 'POST', path: '/api/front/user/delete', auth: 'required', tag: 'users' },
} as const satisfies CallTable;
