/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const key = 'k'.repeat(32);
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'souk-config-'));
  writeFileSync(join(dir, 'release.json'), '{}');
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  jest.restoreAllMocks();
});

/** What is said, and how the process ends. */
const told = (env: Record<string, string>) => {
  const said: unknown[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line).trimEnd()) > 0);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    said.push(code);
    throw new Error('ended');
  });
  expect(() => readConfig({ RELEASE_DIR: dir, INTERNAL_KEY: key, ...env })).toThrow('ended');
  return said;
};

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number, not "abc"'],
  [{ PORT: '70000' }, 'PORT must be a port number, not "70000"'],
  [{ PUBLIC_ORIGIN: 'shop' }, 'PUBLIC_ORIGIN must be an address, not "shop"'],
  [{ ADMIN_ORIGIN: 'desks' }, 'ADMIN_ORIGIN must be an address like https://admin.shop.example, not "desks"'],
  [{ COUNTERS_URL: 'http://counters' }, 'COUNTERS_URL must be an address like redis://host:6379'],
  [{ REMOTES_MIRROR: 'there' }, 'REMOTES_MIRROR must be an address, not "there"'],
  [{ BIND_ADDRESS: 'everywhere' }, 'BIND_ADDRESS must be an address like 0.0.0.0, not "everywhere"'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    'TRUSTED_PROXIES must be networks like 10.0.0.0/8, separated by commas, not "10.0.0.0/99"',
  ],
  [
    { TRUSTED_PROXIES: '::ffff:0:0/96' },
    'TRUSTED_PROXIES must be networks of your proxies alone: by these any visitor could name an address, not "::ffff:0:0/96"',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
  [{ RATE_LIMIT: 'none' }, 'RATE_LIMIT must be on or off, not "none"'],
  [{ INTERNAL_KEY: '' }, 'INTERNAL_KEY must be set, the same for the api, 32 characters or more: openssl rand -hex 32'],
  [
    { INTERNAL_KEY: 'short', SANDBOX: '1' },
    'INTERNAL_KEY must be set, the same for the api, 32 characters or more: openssl rand -hex 32',
  ],
  [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must have 16 characters or more'],
  [{ RELEASE_DIR: '/nowhere/souk' }, 'No release.json in /nowhere/souk: run npm run build first'],
])('%j ends the process with one line and code 1', (env, line) => {
  expect(told(env as unknown as Record<string, string>)).toEqual([line, 1]); // each row sets one variable
});

test('a variable that is set to nothing is not set', () => {
  expect(
    readConfig({
      RELEASE_DIR: dir,
      INTERNAL_KEY: key,
      PORT: '',
      PUBLIC_ORIGIN: '',
      REMOTES_MIRROR: '',
      OPERATOR_TOKEN: '',
    }),
  ).toEqual(expect.objectContaining({ port: 4200, publicOrigin: 'http://localhost:4200' }));
});

test('a sandbox answers this machine alone, unless somebody opens it', () => {
  expect(readConfig({ RELEASE_DIR: dir, SANDBOX: '1' }).bindAddress).toBe('127.0.0.1');
  expect(readConfig({ RELEASE_DIR: dir, SANDBOX: '1', BIND_ADDRESS: '0.0.0.0' }).bindAddress).toBe('0.0.0.0');
  expect(readConfig({ RELEASE_DIR: dir, INTERNAL_KEY: key }).bindAddress).toBeUndefined();
});

test('visits measure how their page was where a port shows the figures, unless somebody says a share', () => {
  const share = (env: Record<string, string>) =>
    readConfig({ RELEASE_DIR: dir, INTERNAL_KEY: key, ...env }).vitalsShare;
  expect(share({})).toBe(0);
  expect(share({ METRICS_PORT: '9100' })).toBe(0.05);
  expect(share({ METRICS_PORT: '9100', VITALS_SHARE: '1' })).toBe(1);
});
