import { demoEnv } from './demo-env.mjs';

test('`npm start` with nothing set is a sandbox', () => {
  expect(demoEnv({})).toEqual({ LOG_LEVEL: 'warn', SANDBOX: '1' });
  expect(demoEnv({ DATABASE_URL: '', SANDBOX: '' })).toMatchObject({ SANDBOX: '1' });
});

test.each(['DATABASE_URL', 'OIDC_ISSUER', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'])(
  '`npm start` with %s is no sandbox',
  (name) => {
    expect(demoEnv({ [name]: 'set' })).toMatchObject({ SANDBOX: '0', [name]: 'set' });
    expect(demoEnv({ [`${name}_FILE`]: '/run/secrets/it' })).toMatchObject({ SANDBOX: '0' });
  },
);

test('what is set by hand holds', () => {
  expect(demoEnv({ SANDBOX: '1', OIDC_ISSUER: 'set', LOG_LEVEL: 'info' })).toMatchObject({
    SANDBOX: '1',
    LOG_LEVEL: 'info',
  });
  expect(demoEnv({ SANDBOX: '0' })).toMatchObject({ SANDBOX: '0' });
});
