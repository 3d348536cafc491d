import { randomBytes } from 'node:crypto';
import { type Purge, readSecretFiles } from '@souk/contract/internal';
import { type TracingSettings, tracingSettings } from '@souk/telemetry';
import { environment, minuteMs, type Environment } from './environment';
import { settingsRules } from './settings-rules';

/** Keys under which secrets are sealed in the database, each 32 bytes as base64. Without `current` they stand there as they are. */
export interface SecretsKeys {
  current: string | undefined;
  /** The key before: it opens, and seals nothing any more. */
  old: string | undefined;
}

/** What the process was started with, read once. Nothing else in the server reads the environment. */
export interface Config {
  /** Port of the api itself on the loopback address; 0 lets the system choose. */
  apiPort: number;
  /** Port that shoppers use (the shell server's). */
  publicPort: number;
  /** Origin that shoppers see, without a slash at its end. */
  publicOrigin: string;
  /** Origin that the desks are on; the shoppers' where `ADMIN_ORIGIN` names none. */
  deskOrigin: string;
  /** Folder for everything that the server keeps on disk. */
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** A server that repeats what the database writes, for reads of the catalogue. Absent: the database answers them. */
  replicaUrl: string | undefined;
  /** Connections of the pool to a database server, and as many to its replica; pipelined ones come on top. */
  databaseConnections: number;
  /** Redis or Valkey, where all processes count requests together. Absent: each counts alone. */
  countersUrl: string | undefined;
  /** A bucket for uploads and resized pictures. Absent: the database and `dataDir`. */
  storageUrl: string | undefined;
  /** An OpenSearch server that lists are asked of. Absent: this process's memory and the database. */
  searchUrl: string | undefined;
  oidcIssuer: string | undefined;
  oidcClientId: string;
  /** As which client the desks sign in. */
  oidcDeskClientId: string;
  /** Alias of Google at an outside provider that brokers it. Absent: no button. */
  oidcGoogleHint: string | undefined;
  /** Where an outside provider's tokens name the roles of the platform's people, as a path into the claims. */
  staffRolesClaim: string;
  /** How surely the platform's people must have signed in, as their tokens say (`acr`). Absent: a password is enough. */
  staffAcr: string | undefined;
  keycloakAdmin: { clientId: string; clientSecret: string } | undefined;
  /** `baseUrl` absent: Stripe itself. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; baseUrl: string | undefined } | undefined;
  /** `webhookId` absent: PayPal's events cannot be proved and are refused; the store asks PayPal instead. */
  paypal: { clientId: string; clientSecret: string; baseUrl: string; webhookId: string | undefined } | undefined;
  /** An order that nobody paid lapses after so long: pages, mails, help and account say this one number. */
  payDeadlineMs: number;
  /** Whoever has not paid after so long is mailed the way to pay; not at once, since a card takes a while to type. */
  unpaidMailMs: number;
  smtpUrl: string | undefined;
  /** Where text messages are handed over. Absent, and no sandbox: nobody is offered to sign in by phone. */
  sms: { url: string; token: string | undefined } | undefined;
  /** By which the api knows its shell server. Made at random when absent: then nobody has it. */
  internalKey: string;
  /** Networks whose word about a visitor's address is believed. */
  trustedProxies: string[];
  /** Where traces go; absent: nowhere. */
  tracing: TracingSettings | undefined;
  /** Under which secrets stand in the database. */
  secretsKeys: SecretsKeys;
  /** Off where requests are limited before they come here. */
  limitsRates: boolean;
  logLevel: string;
  /** Local stand-ins for payments and `/sandbox/*`. Never together with real payment keys. */
  sandbox: boolean;
  /** Days after which people's data is forgotten; absent: for good. */
  retention: {
    messageDays: number;
    visitDays: number;
    cartDays: number;
    applicationDays: number;
    guestDays: number | undefined;
    auditDays: number | undefined;
  };
  /** `web` answers and leaves what is queued to others, `worker` does what is queued, `all` both. */
  role: 'all' | 'web' | 'worker';
  /** Where a worker, which has no shell server beside it, serves figures and health; 0: nowhere. */
  metricsPort: number;
  /** Whether a start brings the database up to date, or refuses to serve one that is not. */
  migrates: boolean;
  /** The cache before the store, which is told what has changed. Absent: pages are kept there for seconds only. */
  purge: Purge | undefined;
  /** Webhooks may go to plain http and to private addresses; else to https of the open internet alone. */
  allowsPrivateWebhooks: boolean;
  /** How long calls are still taken after SIGTERM, while balancers see that this process is not ready. */
  drainMs: number;
  /** What an empty database is filled with: the demo store, or a store without goods and people. */
  seed: 'demo' | 'none';
  /** Who works out the tax that prices include: the table of rates, or nobody. */
  taxProvider: 'table' | 'none';
  /** Replies are checked against the contract before they leave; off in production. */
  checkReplies: boolean;
}

/** Where the shop is for a page of the desks; empty: on the same origin. */
export const shopOriginOf = ({ publicOrigin, deskOrigin }: Pick<Config, 'publicOrigin' | 'deskOrigin'>): string =>
  publicOrigin === deskOrigin ? '' : publicOrigin;

/** The environment is unusable; the message is one line that a person can act on. */
export class ConfigError extends Error {}

/** @throws {ConfigError} with the line that `read` throws */
const saying = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
};

const withoutBlank = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const paymentKeys = (env: Environment): Pick<Config, 'stripe' | 'paypal'> => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  return {
    stripe:
      STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            publishableKey: STRIPE_PUBLISHABLE_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            baseUrl: env.STRIPE_BASE_URL,
          }
        : undefined,
    paypal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            baseUrl: env.PAYPAL_BASE_URL || 'https://api-m.paypal.com',
            webhookId: env.PAYPAL_WEBHOOK_ID,
          }
        : undefined,
  };
};

const keycloakAdmin = (env: Environment): Config['keycloakAdmin'] =>
  env.KEYCLOAK_ADMIN_CLIENT_ID && env.KEYCLOAK_ADMIN_CLIENT_SECRET
    ? { clientId: env.KEYCLOAK_ADMIN_CLIENT_ID, clientSecret: env.KEYCLOAK_ADMIN_CLIENT_SECRET }
    : undefined;

const retentionOf = (env: Environment): Config['retention'] => ({
  messageDays: env.RETAIN_MESSAGE_DAYS,
  visitDays: env.RETAIN_VISIT_DAYS,
  cartDays: env.RETAIN_CART_DAYS,
  applicationDays: env.RETAIN_APPLICATION_DAYS,
  guestDays: env.RETAIN_GUEST_DAYS,
  auditDays: env.RETAIN_AUDIT_DAYS,
});

const serversOf = (env: Environment) => ({
  databaseUrl: env.DATABASE_URL,
  replicaUrl: env.DATABASE_REPLICA_URL,
  databaseConnections: env.DATABASE_CONNECTIONS,
  countersUrl: env.COUNTERS_URL,
  storageUrl: env.STORAGE_URL,
  searchUrl: env.SEARCH_URL,
});

/**
 * Reads and checks the environment.
 * @throws {ConfigError} naming the first variable that is wrong.
 * Source: test-contract "Environment".
 */
export function readConfig(environmentOfProcess: Record<string, string | undefined>): Config {
  const source = saying(() => readSecretFiles(environmentOfProcess));
  const given = withoutBlank(source);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0] ?? 'environment')}: ${issue?.message ?? 'is not valid'}`);
  }
  const settings = parsed.data;
  const broken = settingsRules.find((rule) => rule.isBroken(given));
  if (broken) throw new ConfigError(broken.line);
  // Only when somebody says so, and never beside real payment keys: there anybody reads the mails and pays with a test card.
  const sandbox = settings.SANDBOX === '1';
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`).origin;
  return {
    apiPort: settings.API_PORT,
    publicPort: settings.PORT,
    publicOrigin,
    deskOrigin: settings.ADMIN_ORIGIN ? new URL(settings.ADMIN_ORIGIN).origin : publicOrigin,
    dataDir: settings.DATA_DIR,
    ...serversOf(settings),
    oidcIssuer: settings.OIDC_ISSUER,
    oidcClientId: settings.OIDC_CLIENT_ID,
    oidcDeskClientId: settings.OIDC_DESK_CLIENT_ID,
    oidcGoogleHint: settings.OIDC_GOOGLE_HINT,
    staffRolesClaim: settings.STAFF_ROLES_CLAIM,
    // An outside provider's levels are its own: nobody but the operator knows them.
    staffAcr: settings.STAFF_ACR ?? (sandbox || settings.OIDC_ISSUER ? undefined : '2'),
    keycloakAdmin: keycloakAdmin(settings),
    ...paymentKeys(settings),
    payDeadlineMs: settings.PAY_DEADLINE_MINUTES * minuteMs,
    unpaidMailMs: settings.UNPAID_MAIL_MINUTES * minuteMs,
    smtpUrl: settings.SMTP_URL,
    sms: settings.SMS_URL ? { url: settings.SMS_URL, token: settings.SMS_TOKEN } : undefined,
    internalKey: settings.INTERNAL_KEY ?? randomBytes(32).toString('hex'),
    trustedProxies: settings.TRUSTED_PROXIES,
    tracing: saying(() => tracingSettings(given)),
    secretsKeys: { current: settings.SECRETS_KEY, old: settings.SECRETS_KEY_OLD },
    limitsRates: settings.RATE_LIMIT === 'on',
    allowsPrivateWebhooks: settings.WEBHOOK_PRIVATE_ADDRESSES === '1',
    logLevel: settings.LOG_LEVEL,
    sandbox,
    retention: retentionOf(settings),
    role: settings.ROLE,
    metricsPort: settings.METRICS_PORT,
    migrates: settings.MIGRATE === 'auto',
    drainMs: settings.DRAIN_MS,
    purge: settings.PURGE_URL ? { url: settings.PURGE_URL, header: settings.PURGE_HEADER } : undefined,
    seed: settings.SEED ?? (sandbox && !settings.DATABASE_URL ? 'demo' : 'none'),
    taxProvider: settings.TAX_PROVIDER,
    checkReplies: settings.NODE_ENV !== 'production',
  };
}
