import { ReplyError } from '../errors';

/** 409 for what only the pages of an outside provider do. */
export const accountsElsewhere = () =>
  new ReplyError(
    'ACCOUNTS_ELSEWHERE',
    'Accounts are kept by the sign-in service: please use its page to register or to reset your password',
  );
