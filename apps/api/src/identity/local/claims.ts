import type { Account } from './accounts.repository';

/** What tokens and userinfo say of an account, under Keycloak's claim names. */
export const claimsOf = (account: Account) => ({
  sub: account.id,
  preferred_username: account.email ?? account.phone ?? account.nickname,
  nickname: account.nickname,
  name: account.nickname,
  ...(account.email ? { email: account.email, email_verified: account.email_verified } : {}),
  ...(account.phone ? { phone_number: account.phone } : {}),
});
