import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/install.mjs';
import { freePort } from '../run/port.mjs';
import { keycloakFolder } from './distribution.mjs';

const startLimitMs = 4 * 60_000;
const lookEveryMs = 500;
/** Known to everybody who reads this file: for a server that lives as long as a test. */
const serviceSecret = 'only-for-tests';

/**
 * The demo shoppers and a seller, under the ids that the seed gives them, two people whose role stands here alone, and one whose address was
 * not proved. Never part of the realm file itself.
 */
const demoUsers = [
  ['1', 'shopper@souk.test', 'Robin', '+14155550101'],
  ['2', 'second@souk.test', 'Second', null],
  ['3', 'french@souk.test', 'Camille', '+33612345678'],
  ['a', 'admin@souk.test', 'Alma', null, 'admin'],
  ['c', 'claimed@souk.test', 'Claire', null, 'support'],
  ['21', 'seller@souk.test', 'Sélène', null],
  ['e', 'unproved@souk.test', 'Eve', null],
].map(([number, email, nickname, phone, role]) => ({
  id: `5a0c0000-0000-4000-8000-${number.padStart(12, '0')}`,
  username: email,
  email,
  emailVerified: nickname !== 'Eve',
  enabled: true,
  firstName: nickname,
  attributes: { nickname: [nickname], ...(phone ? { phone_number: [phone] } : {}) },
  credentials: [{ type: 'password', value: 'souk-demo', temporary: false }],
  ...(role ? { clientRoles: { 'souk-admin': [role] } } : {}),
}));

const writeRealm = (folder) => {
  const realm = JSON.parse(readFileSync(join(import.meta.dirname, 'realm-souk.json'), 'utf8'));
  mkdirSync(join(folder, 'data/import'), { recursive: true });
  const withDemo = { ...realm, users: [...realm.users, ...demoUsers] };
  writeFileSync(join(folder, 'data/import/souk-realm.json'), JSON.stringify(withDemo));
};

const untilReady = async (issuer, child) => {
  const end = Date.now() + startLimitMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`Keycloak ended with ${child.exitCode}`);
    const reply = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error('Keycloak did not start in time');
};

/**
 * Starts a real Keycloak with the realm file and the demo shoppers, on a free port and with an empty database.
 * @param origin of the store that signs in there
 * @returns the environment that makes a store use it, and `stop`
 */
export const startKeycloak = async (origin) => {
  const folder = keycloakFolder();
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  writeRealm(folder);
  const port = await freePort();
  const issuer = `http://localhost:${port}/realms/souk`;
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const log = openSync(join(root, 'test-results/keycloak.log'), 'w');
  const child = spawn('sh', [join(folder, 'bin/kc.sh'), 'start-dev', '--import-realm', `--http-port=${port}`], {
    stdio: ['ignore', log, log],
    detached: true,
    env: {
      ...process.env,
      SOUK_ORIGIN: origin,
      SOUK_ADMIN_ORIGIN: origin,
      KEYCLOAK_ADMIN_CLIENT_SECRET: serviceSecret,
    },
  });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      process.kill(-child.pid, 'SIGTERM');
    });
  await untilReady(issuer, child).catch(async (error) => {
    await stop();
    throw new Error(`${error.message}: see test-results/keycloak.log`);
  });
  const env = {
    OIDC_ISSUER: issuer,
    KEYCLOAK_ADMIN_CLIENT_ID: 'souk-service',
    KEYCLOAK_ADMIN_CLIENT_SECRET: serviceSecret,
  };
  return { issuer, env, stop };
};
