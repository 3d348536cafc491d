import { randomBytes } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import { readSecretFiles } from '@souk/contract/internal';
import { payDeadlineMs, unpaidMailMs } from '@souk/domain';
import { z } from 'zod';
import { settingsRules } from './settings-rules';

const minuteMs = 60_000;

const areNetworks = (list: string[]): boolean => {
  try {
    return Boolean(compile(list));
  } catch {
    return false;
  }
};
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const address = (protocol: RegExp, example: string) =>
  z.preprocess(blankIsAbsent, z.url({ protocol, error: `must be an address like ${example}` }).optional());
const url = address(/^https?$/, 'https://souk.example');
const port = (fallback: number, least: number) => {
  const error = `must be a whole number from ${least} to 65535`;
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error }).int({ error }).min(least, { error }).max(65535, { error }).default(fallback),
  );
};
/** A time that the operator sets; at least a minute, at most thirty days. */
const minutes = (fallbackMs: number) => {
  const error = 'must be a whole number of minutes from 1 to 43200';
  return z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error })
      .int({ error })
      .min(1, { error })
      .max(43_200, { error })
      .default(fallbackMs / minuteMs),
  );
};
const milliseconds = (fallback: number, most: number) => {
  const error = `must be a whole number of milliseconds from 0 to ${most}`;
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error }).default(fallback),
  );
};
/** Ten years at most: what is to be kept for good has no limit at all. */
const days = (least: number) => {
  const error = `must be a whole number of days from ${least} to 3650`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(3650, { error });
};
const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` });

/** Networks as proxy-addr reads them; `loopback` and `uniquelocal` are names of some. */
const networks = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default('loopback')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(areNetworks, { error: 'must be networks like 10.0.0.0/8, separated by commas' }),
);

const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('production'),
  PORT: port(4200, 1),
  API_PORT: port(0, 0),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host/database'),
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().default('souk-storefront')),
  OIDC_GOOGLE_HINT: text,
  STAFF_ROLES_CLAIM: z.preprocess(blankIsAbsent, z.string().default('resource_access.souk-admin.roles')),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_BASE_URL: url,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_BASE_URL: url,
  PAYPAL_WEBHOOK_ID: text,
  PAY_DEADLINE_MINUTES: minutes(payDeadlineMs),
  UNPAID_MAIL_MINUTES: minutes(unpaidMailMs),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
  SMS_URL: url,
  SMS_TOKEN: text,
  PUBLIC_ORIGIN: url,
  INTERNAL_KEY: z.preprocess(
    blankIsAbsent,
    z.string().min(32, { error: 'must have 32 characters or more' }).optional(),
  ),
  TRUSTED_PROXIES: networks,
  RATE_LIMIT: z.preprocess(blankIsAbsent, oneOf(['on', 'off']).default('on')),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  SANDBOX: z.preprocess(blankIsAbsent, oneOf(['0', '1']).default('0')),
  SANDBOX_ON_SERVER: z.preprocess(blankIsAbsent, oneOf(['0', '1']).default('0')),
  RETAIN_MESSAGE_DAYS: days(1).default(30),
  RETAIN_VISIT_DAYS: days(1).default(400),
  RETAIN_GUEST_DAYS: days(90).optional(),
  MIGRATE: z.preprocess(blankIsAbsent, oneOf(['auto', 'check']).default('auto')),
  DRAIN_MS: milliseconds(0, 120_000),
  SEED: z.preprocess(blankIsAbsent, oneOf(['demo', 'none']).optional()),
  KEYCLOAK_ADMIN_CLIENT_ID: text,
  KEYCLOAK_ADMIN_CLIENT_SECRET: text,
});

/** What the process was started with, read once. Nothing else in the server reads the environment. */
export interface Config {
  /** Port of the api itself on the loopback address; 0 lets the system choose. */
  apiPort: number;
  /** Port that shoppers use (the shell server's). */
  publicPort: number;
  /** Origin that shoppers see, without a slash at its end. */
  publicOrigin: string;
  /** Folder for everything that the server keeps on disk. */
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  oidcIssuer: string | undefined;
  oidcClientId: string;
  /** Alias of Google at an outside provider that brokers it. Absent: no button. */
  oidcGoogleHint: string | undefined;
  /** Where an outside provider's tokens name the roles of the platform's people, as a path into the claims. */
  staffRolesClaim: string;
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
  /** Off where requests are limited before they come here. */
  limitsRates: boolean;
  logLevel: string;
  /** Local stand-ins for payments and `/sandbox/*`. Never together with real payment keys. */
  sandbox: boolean;
  /** Days after which people's data is forgotten; `guestDays` absent: purchases of guests keep their names. */
  retention: { messageDays: number; visitDays: number; guestDays: number | undefined };
  /** Whether a start brings the database up to date, or refuses to serve one that is not. */
  migrates: boolean;
  /** How long calls are still taken after SIGTERM, while balancers see that this process is not ready. */
  drainMs: number;
  /** What an empty database is filled with: the demo store, or a store without goods and people. */
  seed: 'demo' | 'none';
  /** Replies are checked against the contract before they leave; off in production. */
  checkReplies: boolean;
}

/** The environment is unusable; the message is one line that a person can act on. */
export class ConfigError extends Error {}

type Environment = z.infer<typeof environment>;

const withSecrets = (source: Record<string, string | undefined>) => {
  try {
    return readSecretFiles(source);
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
            baseUrl: env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com',
            webhookId: env.PAYPAL_WEBHOOK_ID,
          }
        : undefined,
  };
};

const keycloakAdmin = (env: Environment): Config['keycloakAdmin'] =>
  env.KEYCLOAK_ADMIN_CLIENT_ID && env.KEYCLOAK_ADMIN_CLIENT_SECRET
    ? { clientId: env.KEYCLOAK_ADMIN_CLIENT_ID, clientSecret: env.KEYCLOAK_ADMIN_CLIENT_SECRET }
    : undefined;

/**
 * Reads and checks the environment.
 * @throws {ConfigError} naming the first variable that is wrong.
 * Source: test-contract "Environment".
 */
export function readConfig(environmentOfProcess: Record<string, string | undefined>): Config {
  const source = withSecrets(environmentOfProcess);
  const given = withoutBlank(source);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0] ?? 'environment')}: ${issue?.message ?? 'is not valid'}`);
  }
  const env = parsed.data;
  const broken = settingsRules.find((rule) => rule.isBroken(given));
  if (broken) throw new ConfigError(broken.line);
  const keys = paymentKeys(env);
  // Only when somebody says so, and never beside real payment keys: there anybody reads the mails and pays with a test card.
  const sandbox = env.SANDBOX === '1';
  return {
    apiPort: env.API_PORT,
    publicPort: env.PORT,
    publicOrigin: new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    oidcIssuer: env.OIDC_ISSUER,
    oidcClientId: env.OIDC_CLIENT_ID,
    oidcGoogleHint: env.OIDC_GOOGLE_HINT,
    staffRolesClaim: env.STAFF_ROLES_CLAIM,
    keycloakAdmin: keycloakAdmin(env),
    ...keys,
    payDeadlineMs: env.PAY_DEADLINE_MINUTES * minuteMs,
    unpaidMailMs: env.UNPAID_MAIL_MINUTES * minuteMs,
    smtpUrl: env.SMTP_URL,
    sms: env.SMS_URL ? { url: env.SMS_URL, token: env.SMS_TOKEN } : undefined,
    internalKey: env.INTERNAL_KEY ?? randomBytes(32).toString('hex'),
    trustedProxies: env.TRUSTED_PROXIES,
    limitsRates: env.RATE_LIMIT === 'on',
    logLevel: env.LOG_LEVEL,
    sandbox,
    retention: {
      messageDays: env.RETAIN_MESSAGE_DAYS,
      visitDays: env.RETAIN_VISIT_DAYS,
      guestDays: env.RETAIN_GUEST_DAYS,
    },
    migrates: env.MIGRATE === 'auto',
    drainMs: env.DRAIN_MS,
    seed: env.SEED ?? (sandbox && !env.DATABASE_URL ? 'demo' : 'none'),
    checkReplies: env.NODE_ENV !== 'production',
  };
}
