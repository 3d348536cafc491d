import { createRemoteJWKSet } from 'jose';
import type { Config } from '../../config';
import { accountsElsewhere } from '../accounts-elsewhere';
import { AccountExists, type Identity, type Login } from '../port';
import { createShopperRows } from '../shoppers';
import { createVerifier } from '../verify-token';
import { createKeycloakAdmin, type KeycloakAdmin } from './admin';

/** Keycloak signs in by username or e-mail; an account made by phone has the number as its username. */
const queryOf = (login: Login): Record<string, string> =>
  'email' in login ? { email: login.email, exact: 'true' } : { username: login.phone, exact: 'true' };

/** Keycloak as the port: tokens by its published keys, accounts by its admin API. */
export function createKeycloakIdentity(config: Config, issuer: string): Identity {
  const shoppers = createShopperRows();
  const verifyToken = createVerifier({
    issuers: [issuer],
    keys: () => createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`)),
    rolesClaim: config.staffRolesClaim,
  });
  const kept = config.keycloakAdmin ? createKeycloakAdmin(issuer, config.keycloakAdmin) : undefined;
  const admin = (): KeycloakAdmin => {
    // Without a service account the store can read tokens, but the provider's own pages do the rest.
    if (!kept) throw accountsElsewhere();
    return kept;
  };

  return {
    issuer,
    deskIssuer: issuer,
    // A one-time code in place of the password would need an extension of Keycloak.
    methods: { phone: true, code: false, google: config.oidcGoogleHint ?? null, accountPage: `${issuer}/account` },
    async verify(token, audience) {
      const user = await verifyToken(token, audience);
      if (user) await shoppers.ensure(user);
      return user;
    },
    find: async (login) => (await admin().users(queryOf(login)))[0]?.id ?? null,
    async register({ email, phone, password, nickname }) {
      const id = await admin().createUser({
        username: email ?? phone ?? nickname,
        ...(email ? { email, emailVerified: true } : {}),
        enabled: true,
        firstName: nickname,
        attributes: { nickname: [nickname], ...(phone ? { phone_number: [phone] } : {}) },
        credentials: [{ type: 'password', value: password, temporary: false }],
      });
      if (!id) throw new AccountExists('This account exists');
      return id;
    },
    // Both are done on the provider's own page: `accountPage`. The next token tells of a new e-mail.
    passwordFault: () => Promise.reject(accountsElsewhere()),
    changeEmail: () => Promise.reject(accountsElsewhere()),
    async setPassword(sub, password) {
      await admin().resetPassword(sub, password);
      await admin().logout(sub);
    },
    sessionsOf: async () => null,
    secondFactors: async () => null,
    dropSecondFactor: () => Promise.reject(accountsElsewhere()),
    signOut: (sub) => admin().logout(sub),
    // only the admin API could tell; a token of a disabled account dies within its 300 s
    isActive: async (sub) => (kept ? await kept.isEnabled(sub) : true),
    remove: (sub) => admin().deleteUser(sub),
    forget() {
      shoppers.forget();
      verifyToken.forget();
    },
  };
}
