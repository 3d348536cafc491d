import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { tx } from '../../database/tx';
import { ReplyError } from '../../errors';
import type { Identity } from '../port';
import type { Mail } from '../../mail/mail';
import { rolesOf } from '../../staff/staff-roles.repository';
import type { Stores } from '../../store/stores';
import { createShopperRows } from '../shoppers';
import { createVerifier } from '../verify-token';
import {
  accountById,
  accountByLogin,
  deleteAccount,
  endSessions,
  insertAccount,
  sessionsOf,
} from './accounts.repository';
import { isGranted } from './adapter';
import { createInvitations } from './accept-invitation';
import { changeEmail } from './change-email';
import { changePassword } from './change-password';
import { passwordFaultOf } from './check-password';
import { cookieKeysAt, storedCookieKeys } from './cookie-keys';
import { hashPassword } from './passwords';
import type { ProviderKeys } from './provider';
import { keepForMinute } from './keep-for-minute';
import { deskRealm, invitationPath, type Realm, realmRoutes, resourcesPath, shopRealm, signInPath } from './realm';
import { answerFailure, listenTo, watchFailures } from './failures';
import type { FindOffer } from './offer';
import { dropSecondFactor, withSecondFactor } from './second-factor.repository';
import { sendResource } from './resources';
import type { SignInEvent } from './sign-in-event';
import { createKeyring } from './signing-keys';
import { answerUserinfo } from './userinfo';

const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Running {
  provider: Provider;
  signIn: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  take: (request: IncomingMessage, response: ServerResponse) => void;
}

interface Given {
  config: Config;
  clock: Clock;
  mail: Mail;
  findOffer: FindOffer;
  /** Hears of each step of a sign-in. */
  onSignIn?: ((event: SignInEvent) => void) | undefined;
}

/** The provider's package is large and many tests need none of it, so it is loaded with the first request. */
const start = async (realm: Realm, { config, clock, mail, onSignIn }: Given, keys: ProviderKeys): Promise<Running> => {
  const { createProvider } = await import('./provider');
  const { createSignIn } = await import('./sign-in');
  const provider = createProvider(realm, keys);
  watchFailures(provider);
  const needsSecondFactor = async (id: string) => Number(config.staffAcr) >= 2 && (await rolesOf(id)).length > 0;
  return {
    provider,
    signIn: createSignIn({ provider, realm, clock, mail, needsSecondFactor, onSignIn }),
    take: provider.callback(),
  };
};

/** Our own proxy stands in front: URLs are made from the public origin, whatever the request's host says. */
const asPublic = (request: IncomingMessage, realm: Realm) => {
  const { host, protocol } = new URL(realm.origin);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
};

/** A token of the other realm is nobody's here. */
const nobodysToken = (error: unknown) => {
  if (error instanceof ReplyError) return null;
  throw error;
};

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Below the realm. */
  path: string;
}

/** Answers everything below the realm: pages, their files, userinfo, and what the provider itself serves. */
const createAnswer =
  (given: {
    realm: Realm;
    verify: Identity['verify'];
    provider: () => Promise<Running>;
    invited: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }) =>
  async ({ request, response, path }: Exchange) => {
    response.setHeader('content-security-policy', pagePolicy);
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('x-content-type-options', 'nosniff');
    // A page that opened one in a window of its own reads nothing that is typed there.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    const [bare = ''] = path.split('?');
    if (bare.startsWith(resourcesPath) && sendResource(bare.slice(resourcesPath.length), response)) return;
    if (bare === realmRoutes.userinfo)
      return answerUserinfo(request, response, (token) =>
        given.verify(token, given.realm.audience).catch(nobodysToken),
      );
    if (bare === invitationPath) return given.invited(request, response);
    asPublic(request, given.realm);
    const { signIn, take } = await given.provider();
    if (bare.startsWith(signInPath)) return signIn(request, response);
    Object.assign(request, { originalUrl: request.url, url: path });
    take(request, response);
  };

/** What signs tokens, and what signs cookies: rotated while this process runs. */
const createKeys = () => {
  const keyring = createKeyring();
  const cookies = keepForMinute(storedCookieKeys);
  return {
    verifying: keyring.verifying,
    current: async (): Promise<ProviderKeys> => ({
      tokens: await keyring.signing(),
      cookies: cookieKeysAt(await cookies.current(), Date.now()),
    }),
    forget() {
      keyring.forget();
      cookies.forget();
    },
  };
};

const namesOf = ({ tokens, cookies }: ProviderKeys) => [...tokens.map(({ kid }) => kid), ...cookies].join(' ');

/** The provider with today's keys: all that it remembers is in the database, so another one goes on where it was. */
const createRunning = (realm: Realm, given: Given, keys: ReturnType<typeof createKeys>) => {
  let running: { names: string; provider: Promise<Running> } | undefined;
  return {
    provider: async () => {
      const current = await keys.current();
      const names = namesOf(current);
      if (running?.names !== names) running = { names, provider: start(realm, given, current) };
      return running.provider;
    },
    forget: () => (running = undefined),
  };
};

/** One realm of the provider: its own sessions, with the keys of all. */
const openRealm = (
  realm: Realm,
  given: Given & { keys: ReturnType<typeof createKeys>; verify: Identity['verify'] },
) => {
  const running = createRunning(realm, given, given.keys);
  const invited = createInvitations({ ...given, realm });
  return { realm, running, answer: createAnswer({ realm, verify: given.verify, provider: running.provider, invited }) };
};

const forgetSecondFactor = (sub: string) =>
  tx(async () => {
    await dropSecondFactor(sub);
    await endSessions(sub);
  });

const removeAccount = (sub: string) =>
  tx(async () => {
    await endSessions(sub);
    await deleteAccount(sub);
  });

/** The embedded provider as the port. It opens on its first use, when the database is ready. */
export function createLocalIdentity(given: Given & { stores: Stores }): Identity {
  const { config, stores } = given;
  const [shop, desk] = [shopRealm(config, stores), deskRealm(config, stores)];
  const shoppers = createShopperRows();
  const keys = createKeys();
  const verifyToken = createVerifier({
    issuers: [shop.issuer, desk.issuer],
    // asked anew for each token: keys are rotated while this process runs
    keys: () => async (header, token) => createLocalJWKSet({ keys: await keys.verifying() })(header, token),
  });

  const realms = [shop, desk].map((realm) => openRealm(realm, { ...given, keys, verify: verifyToken }));

  const verify: Identity['verify'] = async (token, audience) => {
    const user = await verifyToken(token, audience);
    if (!user?.session || !(await isGranted(user.session))) return null; // signed out while the token still held
    if (shoppers.knows(user.sub)) return user;
    if (!(await accountById(user.sub))) return null; // deleted while its last token still held
    await shoppers.ensure(user);
    return user;
  };

  return {
    issuer: shop.issuer,
    deskIssuer: desk.issuer,
    methods: { phone: true, code: true, google: null, accountPage: null },
    verify,
    find: async (login) => (await accountByLogin(login))?.id ?? null,
    async register({ email, phone, password, nickname }) {
      const password_hash = await hashPassword(password);
      return insertAccount({ email: email ?? null, phone: phone ?? null, nickname, password_hash });
    },
    passwordFault: passwordFaultOf,
    changeEmail,
    setPassword: changePassword,
    sessionsOf,
    signOut: endSessions,
    secondFactors: withSecondFactor,
    dropSecondFactor: forgetSecondFactor,
    isActive: async (sub) => (await accountById(sub)) !== undefined,
    async remove(sub) {
      await removeAccount(sub);
      shoppers.drop(sub);
    },
    forget() {
      shoppers.forget();
      verifyToken.forget();
      keys.forget();
      for (const { running } of realms) running.forget();
    },
    handle(request, response, onFailure) {
      const path = request.url ?? '';
      const asked = realms.find(({ realm }) => path.startsWith(`${realm.path}/`));
      if (!asked) return false;
      const { realm, answer } = asked;
      listenTo(request, onFailure);
      answer({ request, response, path: path.slice(realm.path.length) }).catch((error: unknown) => {
        onFailure(error);
        answerFailure(request, response, error);
      });
      return true;
    },
  };
}
