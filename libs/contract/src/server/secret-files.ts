import { readFileSync } from 'node:fs';

/** Settings that nobody else may read: each may stand in a file that `NAME_FILE` names, as containers are given their secrets. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'COUNTERS_URL',
  'STORAGE_URL',
  'RELEASE_STORE',
  'SEARCH_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'KEYCLOAK_ADMIN_CLIENT_SECRET',
  'SMTP_URL',
  'SMS_TOKEN',
  'INTERNAL_KEY',
  'SECRETS_KEY',
  'SECRETS_KEY_OLD',
  'OPERATOR_TOKEN',
  'PURGE_HEADER',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

type Environment = Record<string, string | undefined>;

const contentOf = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
};

/**
 * The environment with every secret in its place, those from files included.
 * @throws one line that names the setting when a file cannot be read, is empty, or says what another variable says too
 */
export const readSecretFiles = (env: Environment): Environment => {
  const found = { ...env };
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set: leave one out`);
    const content = contentOf(`${name}_FILE`, file);
    if (content === '') throw new Error(`${name}_FILE: ${file} is empty`);
    found[name] = content;
  }
  return found;
};
