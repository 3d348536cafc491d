type Settings = Readonly<Record<string, string | undefined>>;

/** Settings that are each fine and together are not. The line says what to set. */
export interface SettingsRule {
  line: string;
  isBroken(settings: Settings): boolean;
  /** Settings that break this rule and no other before it. */
  example: Record<string, string>;
}

const isLoopback = (address: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
const isPlainHttp = (address: string | undefined) =>
  address !== undefined && address.startsWith('http:') && !isLoopback(address);

const takesCards = ({ STRIPE_SECRET_KEY: key }: Settings) => key?.startsWith('sk_live_') === true;
const takesPaypal = ({ PAYPAL_CLIENT_SECRET: key, PAYPAL_BASE_URL: at }: Settings) =>
  key !== undefined && (at === undefined || at === 'https://api-m.paypal.com');
/** Somebody's money moves. */
const takesMoney = (settings: Settings) => takesCards(settings) || takesPaypal(settings);
const hasPaymentKeys = (settings: Settings) =>
  settings['STRIPE_SECRET_KEY'] !== undefined || settings['PAYPAL_CLIENT_SECRET'] !== undefined;

const postgres = 'postgres://u@localhost/db';
/** A store that sells for money, as it should be. */
export const soundStore: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://shop.example',
  DATABASE_URL: postgres,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
  SECRETS_KEY: `${'K'.repeat(43)}=`,
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(soundStore).filter(([name]) => !names.includes(name)));

/** What a start is refused for, each by its own line. The first that is broken is the one that is said. */
export const settingsRules: readonly SettingsRule[] = [
  {
    line: 'SANDBOX=1 is refused while real payment keys are set: unset one of the two',
    isBroken: (s) => s['SANDBOX'] === '1' && hasPaymentKeys(s),
    example: { ...soundStore, SANDBOX: '1' },
  },
  {
    line: 'SANDBOX=1 is refused with DATABASE_URL: anybody could read its mails; SANDBOX_ON_SERVER=1 says that it is a trial',
    isBroken: (s) => s['SANDBOX'] === '1' && s['DATABASE_URL'] !== undefined && s['SANDBOX_ON_SERVER'] !== '1',
    example: { DATABASE_URL: postgres, SANDBOX: '1' },
  },
  {
    line: 'STRIPE_SECRET_KEY also needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    isBroken: (s) => Boolean(s['STRIPE_SECRET_KEY']) && !(s['STRIPE_PUBLISHABLE_KEY'] && s['STRIPE_WEBHOOK_SECRET']),
    example: without('STRIPE_WEBHOOK_SECRET'),
  },
  {
    line: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be of the test mode',
    isBroken: (s) => takesCards(s) !== (s['STRIPE_PUBLISHABLE_KEY']?.startsWith('pk_live_') === true),
    example: { ...soundStore, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
  },
  {
    line: 'PAYPAL_CLIENT_SECRET also needs PAYPAL_CLIENT_ID',
    isBroken: (s) => Boolean(s['PAYPAL_CLIENT_SECRET']) && !s['PAYPAL_CLIENT_ID'],
    example: { ...soundStore, PAYPAL_CLIENT_SECRET: 'p' },
  },
  {
    line: "PAYPAL_BASE_URL names PayPal's sandbox beside a live Stripe key: shoppers would pay with play money; unset one of the two",
    isBroken: (s) => takesCards(s) && s['PAYPAL_BASE_URL']?.includes('sandbox.paypal.com') === true,
    example: { ...soundStore, PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' },
  },
  {
    line: 'DATABASE_URL must name a PostgreSQL server while live payment keys are set: the embedded database may lose seconds to a power cut',
    isBroken: (s) => takesMoney(s) && s['DATABASE_URL'] === undefined,
    example: without('DATABASE_URL'),
  },
  {
    line: 'PUBLIC_ORIGIN must begin with https: while live payment keys are set',
    isBroken: (s) => takesMoney(s) && s['PUBLIC_ORIGIN']?.startsWith('https:') !== true,
    example: { ...soundStore, PUBLIC_ORIGIN: 'http://shop.example' },
  },
  {
    line: 'ADMIN_ORIGIN must be another origin than PUBLIC_ORIGIN: unset it to have the desks on the origin of the shop',
    isBroken: ({ ADMIN_ORIGIN: desks, PUBLIC_ORIGIN: shop }) =>
      desks !== undefined && shop !== undefined && new URL(desks).origin === new URL(shop).origin,
    example: { ...soundStore, ADMIN_ORIGIN: 'https://shop.example/admin' },
  },
  {
    line: 'ADMIN_ORIGIN must begin with https: where PUBLIC_ORIGIN does',
    isBroken: ({ ADMIN_ORIGIN: desks, PUBLIC_ORIGIN: shop }) =>
      desks?.startsWith('http:') === true && shop?.startsWith('https:') === true,
    example: { ...soundStore, ADMIN_ORIGIN: 'http://admin.shop.example' },
  },
  {
    line: 'SMTP_URL must be set while live payment keys are set: shoppers would get no mail of their orders',
    isBroken: (s) => takesMoney(s) && s['SMTP_URL'] === undefined,
    example: without('SMTP_URL'),
  },
  {
    line: 'SECRETS_KEY must be set while live payment keys are set, or what signs for the store stands open in the database and its backups: openssl rand -base64 32',
    isBroken: (s) => takesMoney(s) && s['SECRETS_KEY'] === undefined,
    example: without('SECRETS_KEY'),
  },
  {
    line: 'ROLE=web and ROLE=worker need DATABASE_URL: the embedded database is open to one process alone',
    isBroken: (s) => ['web', 'worker'].includes(s['ROLE'] ?? '') && s['DATABASE_URL'] === undefined,
    example: { ROLE: 'worker' },
  },
  {
    line: 'DATABASE_REPLICA_URL needs DATABASE_URL, and is not the same: it repeats what that server writes',
    isBroken: ({ DATABASE_URL: first, DATABASE_REPLICA_URL: second }) =>
      second !== undefined && (first === undefined || first === second),
    example: { DATABASE_REPLICA_URL: postgres },
  },
  {
    line: 'OIDC_ISSUER must begin with https:, or be on this machine: tokens would travel in the open',
    isBroken: (s) => isPlainHttp(s['OIDC_ISSUER']),
    example: { OIDC_ISSUER: 'http://id.example/realms/souk' },
  },
  {
    line: 'KEYCLOAK_ADMIN_CLIENT_ID and KEYCLOAK_ADMIN_CLIENT_SECRET need each other',
    isBroken: (s) => Boolean(s['KEYCLOAK_ADMIN_CLIENT_ID']) !== Boolean(s['KEYCLOAK_ADMIN_CLIENT_SECRET']),
    example: { KEYCLOAK_ADMIN_CLIENT_ID: 'souk-service' },
  },
  {
    line: 'SMS_URL must begin with https:, or be on this machine: codes and the token would travel in the open',
    isBroken: (s) => isPlainHttp(s['SMS_URL']),
    example: { SMS_URL: 'http://sms.example' },
  },
  {
    line: 'STORAGE_URL must begin with https:, or be on this machine, while live payment keys are set: identity documents would travel in the open',
    isBroken: (s) => takesMoney(s) && isPlainHttp(s['STORAGE_URL']),
    example: { ...soundStore, STORAGE_URL: 'http://key:secret@s3.example/bucket' },
  },
  {
    line: 'STORAGE_URL also needs a key and a secret, each with its signs escaped: https://KEY:SECRET@s3.example/bucket',
    isBroken: ({ STORAGE_URL: at }) => at !== undefined && !(new URL(at).username && new URL(at).password),
    example: { STORAGE_URL: 'https://s3.example/bucket' },
  },
  {
    line: 'SEARCH_URL must begin with https:, or be on this machine, where it names a user: the password would travel in the open',
    isBroken: ({ SEARCH_URL: at }) => isPlainHttp(at) && new URL(at ?? '').password !== '',
    example: { SEARCH_URL: 'http://souk:secret@search.example:9200' },
  },
  {
    line: 'COUNTERS_URL must begin with rediss:, or be on this machine, where it holds a password: the password would travel in the open',
    isBroken: ({ COUNTERS_URL: at }) =>
      at !== undefined && at.startsWith('redis:') && !isLoopback(at) && new URL(at).password !== '',
    example: { COUNTERS_URL: 'redis://:secret@counters.example:6379' },
  },
  {
    line: 'SECRETS_KEY_OLD is a key that opens secrets and seals none: another one than SECRETS_KEY',
    isBroken: ({ SECRETS_KEY: current, SECRETS_KEY_OLD: old }) => old !== undefined && old === current,
    example: { SECRETS_KEY: `${'A'.repeat(43)}=`, SECRETS_KEY_OLD: `${'A'.repeat(43)}=` },
  },
  {
    line: 'SMS_TOKEN also needs SMS_URL',
    isBroken: (s) => Boolean(s['SMS_TOKEN']) && !s['SMS_URL'],
    example: { SMS_TOKEN: 't' },
  },
];
