import { compile } from '@fastify/proxy-addr';
import { faultOfProxies } from '@souk/contract/internal';
import { payDeadlineMs, unpaidMailMs } from '@souk/domain';
import { z } from 'zod';

export const minuteMs = 60_000;

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
/** Not below four: work that holds one connection may need another. */
const connections = () => {
  const error = 'must be a whole number from 4 to 500';
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number({ error }).int({ error }).min(4, { error }).max(500, { error }).default(10),
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

/** 32 bytes, as `openssl rand -base64 32` writes them. */
const key = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, { error: 'must be 32 bytes as base64: openssl rand -base64 32' })
    .optional(),
);

/** Networks as proxy-addr reads them; `loopback` and `uniquelocal` are names of some. */
const networks = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .default('loopback')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .superRefine((list, ctx) => {
      const message = faultOfProxies(list, compile);
      if (message !== null) ctx.addIssue({ code: 'custom', message });
    }),
);

/** The variables that the process reads: their form, their bounds and what stands for one that is not set. Source: docs/operations.md. */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('production'),
  PORT: port(4200, 1),
  API_PORT: port(0, 0),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host/database'),
  DATABASE_CONNECTIONS: connections(),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/, 'postgres://user@host/database'),
  COUNTERS_URL: address(/^rediss?$/, 'redis://host:6379'),
  STORAGE_URL: address(/^https?$/, 'https://KEY:SECRET@s3.example/bucket'),
  SEARCH_URL: address(/^https?$/, 'https://USER:PASSWORD@search.example:9200/souk'),
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().default('souk-storefront')),
  OIDC_DESK_CLIENT_ID: z.preprocess(blankIsAbsent, z.string().default('souk-backoffice')),
  OIDC_GOOGLE_HINT: text,
  STAFF_ROLES_CLAIM: z.preprocess(blankIsAbsent, z.string().default('resource_access.souk-admin.roles')),
  STAFF_ACR: text,
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
  ADMIN_ORIGIN: url,
  INTERNAL_KEY: z.preprocess(
    blankIsAbsent,
    z.string().min(32, { error: 'must have 32 characters or more' }).optional(),
  ),
  SECRETS_KEY: key,
  SECRETS_KEY_OLD: key,
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
  RETAIN_CART_DAYS: days(1).default(30),
  RETAIN_APPLICATION_DAYS: days(30).default(180),
  RETAIN_GUEST_DAYS: days(90).optional(),
  RETAIN_AUDIT_DAYS: days(365).optional(),
  ROLE: z.preprocess(blankIsAbsent, oneOf(['all', 'web', 'worker']).default('all')),
  METRICS_PORT: port(0, 0),
  MIGRATE: z.preprocess(blankIsAbsent, oneOf(['auto', 'check']).default('auto')),
  WEBHOOK_PRIVATE_ADDRESSES: z.preprocess(blankIsAbsent, oneOf(['0', '1']).default('0')),
  DRAIN_MS: milliseconds(0, 120_000),
  PURGE_URL: url,
  PURGE_HEADER: text,
  TAX_PROVIDER: z.preprocess(blankIsAbsent, oneOf(['table', 'none']).default('table')),
  SEED: z.preprocess(blankIsAbsent, oneOf(['demo', 'none']).optional()),
  KEYCLOAK_ADMIN_CLIENT_ID: text,
  KEYCLOAK_ADMIN_CLIENT_SECRET: text,
});

export type Environment = z.infer<typeof environment>;
