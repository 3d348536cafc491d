import type { RefusalTable } from './refusal';

/** Accounts, addresses and applications of merchants. */
export const accountRefusals = {
  ACCOUNT_EXISTS: { code: 409, when: 'Somebody has an account by this e-mail or phone.' },
  ACCOUNT_HAS_OPEN_ORDERS: { code: 409, when: 'An account is not deleted while orders or refunds are open.' },
  ACCOUNT_HAS_ROLE: {
    code: 409,
    when: 'An account that works for the platform is neither deleted nor signed out at a customer’s page.',
  },
  ACCOUNT_IS_LAST_OWNER: {
    code: 409,
    when: 'The last owner of a merchant, or the last administrator, makes somebody else one before leaving.',
  },
  ACCOUNTS_ELSEWHERE: { code: 501, when: 'An outside provider keeps the accounts; they are changed there.' },
  ADDRESS_NOT_FOUND: { code: 404, when: 'The address is not in the shopper’s book.' },
  ADDRESS_BOOK_FULL: { code: 409, when: 'The book holds as many addresses as it may.' },
  APPLICATION_OPEN: { code: 409, when: 'An application of this e-mail is being looked at already.' },
  APPLICATION_NOT_DECLINED: { code: 409, when: 'Only a declined application is sent again.' },
  APPLICATION_DECIDED: { code: 409, when: 'The application was decided before.' },
  APPLICATION_NOT_READY: { code: 409, when: 'A document was not looked at, or is refused.', data: ['obstacle'] },
} as const satisfies RefusalTable;
