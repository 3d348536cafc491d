/** Any of these makes a store a real one: what it serves is decided by whoever set it. */
const real = ['DATABASE_URL', 'OIDC_ISSUER', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'];

/** @returns the environment of `npm start`: a sandbox, unless something real is set; whatever is set by hand holds */
export const demoEnv = (env) => ({
  ...env,
  LOG_LEVEL: env.LOG_LEVEL || 'warn',
  SANDBOX: env.SANDBOX || (real.some((name) => env[name] || env[`${name}_FILE`]) ? '0' : '1'),
});
