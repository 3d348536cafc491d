import { ConfigError, readConfig } from './config';

const server = 'postgres://u@localhost/db';
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('configuration', () => {
  test('nothing set: embedded database and no sandbox, for a shop on port 4200', () => {
    expect(readConfig({})).toMatchObject({
      publicOrigin: 'http://localhost:4200',
      databaseUrl: undefined,
      sandbox: false,
      checkReplies: false,
    });
  });

  test.each([
    [{ PORT: 'abc' }, /^PORT: must be a whole number from 1 to 65535$/],
    [{ PORT: '0' }, /^PORT: must be a whole number from 1 to 65535$/],
    [{ PORT: '70000' }, /^PORT: must be/],
    [{ API_PORT: '1.5' }, /^API_PORT: must be a whole number from 0 to 65535$/],
    [{ DATABASE_CONNECTIONS: '2' }, /^DATABASE_CONNECTIONS: must be a whole number from 4 to 500$/],
    [{ DATABASE_URL: 'not a url' }, /^DATABASE_URL: must be an address like postgres:/],
    [{ DATABASE_URL: 'http://localhost/x' }, /^DATABASE_URL: must be/],
    [{ PUBLIC_ORIGIN: 'ftp://souk.example' }, /^PUBLIC_ORIGIN: must be an address like https:/],
    [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL: must be an address like smtp:/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be one of fatal, error/],
    [{ SANDBOX: 'yes' }, /^SANDBOX: /],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES: must be networks like 10\.0\.0\.0\/8/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES: must be networks/],
    [
      { TRUSTED_PROXIES: '0.0.0.0/1, 128.0.0.0/1' },
      /^TRUSTED_PROXIES: must be networks of your proxies alone: by these any visitor could name an address$/,
    ],
    [{ TRUSTED_PROXIES: 'my-proxy' }, /^TRUSTED_PROXIES: must be networks/],
    [{ INTERNAL_KEY: 'short' }, /^INTERNAL_KEY: must have 32 characters or more$/],
    [{ RATE_LIMIT: 'none' }, /^RATE_LIMIT: must be one of on, off$/],
    [{ RETAIN_GUEST_DAYS: '5' }, /^RETAIN_GUEST_DAYS: must be a whole number of days from 90 to 3650$/],
    [{ RETAIN_AUDIT_DAYS: '5' }, /^RETAIN_AUDIT_DAYS: must be a whole number of days from 365 to 3650$/],
    [{ RETAIN_APPLICATION_DAYS: '5' }, /^RETAIN_APPLICATION_DAYS: must be a whole number of days from 30 to 3650$/],
    [{ MIGRATE: 'never' }, /^MIGRATE: must be one of auto, check$/],
    [{ DRAIN_MS: '-1' }, /^DRAIN_MS: must be a whole number of milliseconds from 0 to 120000$/],
    [{ SEED: 'full' }, /^SEED: must be one of demo, none$/],
  ])('%j stops with one readable line', (environment, message) => {
    const read = () => readConfig(environment as Record<string, string>);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  test('a sandbox is one that was asked for; on a database server it takes a second word', () => {
    expect(readConfig({ SANDBOX: '1' }).sandbox).toBe(true);
    expect(readConfig(stripe).sandbox).toBe(false);
    expect(readConfig({ DATABASE_URL: server }).sandbox).toBe(false);
    expect(readConfig({ DATABASE_URL: server, SANDBOX: '1', SANDBOX_ON_SERVER: '1' }).sandbox).toBe(true);
    expect(readConfig({ SANDBOX_ON_SERVER: '1' }).sandbox).toBe(false);
  });

  test('an empty database becomes the demo store in a sandbox of one machine alone, unless somebody asks for it', () => {
    const seedOf = (env: Record<string, string>) => readConfig(env).seed;
    expect(seedOf({ SANDBOX: '1' })).toBe('demo');
    expect([seedOf({}), seedOf(stripe), seedOf({ DATABASE_URL: server })]).toEqual(['none', 'none', 'none']);
    expect(seedOf({ DATABASE_URL: server, SANDBOX: '1', SANDBOX_ON_SERVER: '1' })).toBe('none');
    expect([seedOf({ SANDBOX: '1', SEED: 'none' }), seedOf({ SEED: 'demo' })]).toEqual(['none', 'demo']);
  });

  test('an empty variable is an absent one', () => {
    expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({ publicPort: 4200, stripe: undefined });
  });
});
