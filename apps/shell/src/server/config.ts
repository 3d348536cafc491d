import { compile } from '@fastify/proxy-addr';
import { faultOfProxies, readSecretFiles, type Purge } from '@souk/contract/internal';
import { type TracingSettings, tracingSettings } from '@souk/telemetry';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { createVisitorAddress, type VisitorAddress } from './visitor-address';
import { logLevels } from './log';
import { refuse } from './refuse';

/** What the shell server is told by its surroundings; read once. */
export type ServerConfig = {
  port: number;
  /** Network address to listen on; absent: every one of this machine. A sandbox is open to this machine alone. */
  bindAddress?: string;
  /** Where the api answers, loopback or a service's name. */
  apiOrigin: string;
  publicOrigin: string;
  /** Origin that the desks are served on, and nothing else is; the shoppers' where `ADMIN_ORIGIN` names none. */
  deskOrigin: string;
  oidcIssuer: string;
  oidcClientId: string;
  /** Where, and as which client, the desks' people sign in. */
  deskIssuer: string;
  oidcDeskClientId: string;
  /** Folder with release.json and one immutable folder per build. */
  releaseDir: string;
  /** Where releases come from, into that folder: another folder, or a bucket. Absent: they are put there by whoever publishes. */
  releaseStore?: string;
  /** Server and key of the bucket, where `releaseStore` names the bucket alone. */
  storageUrl?: string;
  /** The shell build that this server belongs to. */
  shellDir: string;
  isSandbox: boolean;
  /** By which the api knows this server; the api is started with the same. */
  internalKey: string;
  /** Finds who asks, behind the proxies that `TRUSTED_PROXIES` names. */
  visitorAddress: VisitorAddress;
  /** The least grave lines that are logged: a level of pino, or `silent`. */
  logLevel: string;
  /** Off where requests are limited before they come here. */
  limitsRates: boolean;
  /** Redis or Valkey, where all processes count requests together. Absent: each counts alone. */
  countersUrl?: string;
  /** Where traces go. Absent: nowhere. */
  tracing?: TracingSettings;
  /** Where figures and health are served, beside the store's own port. Absent: nowhere. */
  metricsPort?: number;
  /** How long visitors are still answered after SIGTERM, while balancers see that this process is not ready. */
  drainMs: number;
  /** A service worker keeps a page for browsers without a connection; false takes it away again. */
  keepsOfflinePage: boolean;
  /** Share of visits that measure how their page was, 0 to 1; 0 unless said where METRICS_PORT is not set: nobody could read it. */
  vitalsShare: number;
  /** What of a page is not rendered by then is left to the browser. */
  renderDeadlineMs: number;
  /** The cache before the store, which is told what has changed, and so may keep pages for longer. Absent: there is none. */
  purge?: Purge;
  /** Opens the operator's page and the figures of `/version`. Absent: nobody sees them, but in a sandbox. */
  operatorToken?: string;
  /** Origin that holds a copy of /remotes/, asked by pages when this one does not answer. Absent: none. */
  mirror?: string;
  /** Remotes that run from a developer's own server instead of their release: name → origin. */
  devRemotes: Readonly<Record<string, string>>;
  /** Where the development builds of those remotes lie, so that this server renders them too. */
  devApps?: string;
};

const visitorAddressOf = (networks: string): VisitorAddress => {
  const list = networks.split(/[\s,]+/).filter(Boolean);
  const fault = faultOfProxies(list, compile);
  return fault === null ? createVisitorAddress(list) : refuse(`TRUSTED_PROXIES ${fault}, not "${networks}"`);
};

/** Without it the api would count all that is rendered as one visitor. In a sandbox nobody is counted. */
const internalKeyOf = (key: string | undefined, isSandbox: boolean): string => {
  if (key && key.length >= 32) return key;
  if (!key && isSandbox) return randomBytes(32).toString('hex');
  return refuse('INTERNAL_KEY must be set, the same for the api, 32 characters or more: openssl rand -hex 32');
};

/** Ends the process with the line that `read` throws. */
const saying = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const vitalsShareOf = (text: string): number =>
  Number(text) >= 0 && Number(text) <= 1
    ? Number(text)
    : refuse(`VITALS_SHARE must be a number from 0 to 1, not "${text}"`);

const limitsRatesOf = (text: string): boolean =>
  ['on', 'off'].includes(text) ? text === 'on' : refuse(`RATE_LIMIT must be on or off, not "${text}"`);

const logLevelOf = (level: string): string =>
  logLevels.includes(level) ? level : refuse(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}"`);

/** A variable that is set to nothing is not set. */
const withoutBlank = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Where shoppers and the desks' people are, and sign in. */
const signInsOf = (given: NodeJS.ProcessEnv, publicOrigin: string) => {
  const adminOrigin = given['ADMIN_ORIGIN'];
  if (adminOrigin && !/^https?:$/.test(URL.parse(adminOrigin)?.protocol ?? ''))
    refuse(`ADMIN_ORIGIN must be an address like https://admin.shop.example, not "${adminOrigin}"`);
  const deskOrigin = new URL(adminOrigin ?? publicOrigin).origin;
  return {
    oidcIssuer: given['OIDC_ISSUER'] ?? `${new URL(publicOrigin).origin}/auth/realms/souk`,
    oidcClientId: given['OIDC_CLIENT_ID'] ?? 'souk-storefront',
    deskOrigin,
    deskIssuer: given['OIDC_ISSUER'] ?? `${deskOrigin}/auth/realms/souk-desk`,
    oidcDeskClientId: given['OIDC_DESK_CLIENT_ID'] ?? 'souk-backoffice',
  };
};

/** @returns the configuration; a bad value ends the process with one readable line. */
export const readConfig = (surroundings: NodeJS.ProcessEnv): ServerConfig => {
  const given = withoutBlank(saying(() => readSecretFiles(surroundings)));
  const port = Number(given['PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 1 || port > 65535) refuse(`PORT must be a port number, not "${given['PORT']}"`);
  const publicOrigin = given['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  if (!URL.canParse(publicOrigin)) refuse(`PUBLIC_ORIGIN must be an address, not "${publicOrigin}"`);
  const releaseDir = resolve(given['RELEASE_DIR'] ?? 'deploy');
  const releaseStore = given['RELEASE_STORE'];
  if (!releaseStore && !existsSync(join(releaseDir, 'release.json')))
    refuse(`No release.json in ${releaseDir}: run npm run build first`);
  const renderDeadlineMs = Number(given['RENDER_DEADLINE_MS'] ?? 5_000);
  if (!(renderDeadlineMs > 0)) refuse(`RENDER_DEADLINE_MS must be milliseconds, not "${given['RENDER_DEADLINE_MS']}"`);
  const drainMs = Number(given['DRAIN_MS'] ?? 1_000);
  if (!Number.isInteger(drainMs) || drainMs < 0 || drainMs > 120_000)
    refuse(`DRAIN_MS must be milliseconds from 0 to 120000, not "${given['DRAIN_MS']}"`);
  const traces = saying(() => tracingSettings(given));
  const metricsPort = Number(given['METRICS_PORT'] ?? 0);
  if (!Number.isInteger(metricsPort) || metricsPort < 0 || metricsPort > 65535)
    refuse(`METRICS_PORT must be a port number, not "${given['METRICS_PORT']}"`);
  const countersUrl = given['COUNTERS_URL'];
  if (countersUrl && !/^rediss?:$/.test(URL.parse(countersUrl)?.protocol ?? ''))
    refuse('COUNTERS_URL must be an address like redis://host:6379');
  const mirror = given['REMOTES_MIRROR'];
  if (mirror && !URL.canParse(mirror)) refuse(`REMOTES_MIRROR must be an address, not "${mirror}"`);
  const operatorToken = given['OPERATOR_TOKEN'];
  if (operatorToken && operatorToken.length < 16) refuse('OPERATOR_TOKEN must have 16 characters or more');
  const isSandbox = given['SANDBOX'] === '1';
  const bindAddress = given['BIND_ADDRESS'] ?? (isSandbox ? '127.0.0.1' : undefined);
  if (bindAddress !== undefined && !isIP(bindAddress))
    refuse(`BIND_ADDRESS must be an address like 0.0.0.0, not "${bindAddress}"`);
  return {
    port,
    ...(bindAddress ? { bindAddress } : {}),
    internalKey: internalKeyOf(given['INTERNAL_KEY'], isSandbox),
    visitorAddress: visitorAddressOf(given['TRUSTED_PROXIES'] ?? 'loopback'),
    logLevel: logLevelOf(given['LOG_LEVEL'] ?? 'info'),
    limitsRates: limitsRatesOf(given['RATE_LIMIT'] ?? 'on'),
    apiOrigin: given['API_ORIGIN'] ?? 'http://127.0.0.1:4201',
    publicOrigin: new URL(publicOrigin).origin,
    ...signInsOf(given, publicOrigin),
    releaseDir,
    ...(releaseStore ? { releaseStore } : {}),
    ...(given['STORAGE_URL'] ? { storageUrl: given['STORAGE_URL'] } : {}),
    shellDir: join(__dirname, '..'),
    ...(mirror ? { mirror: new URL(mirror).origin } : {}),
    isSandbox,
    renderDeadlineMs,
    drainMs,
    ...(given['PURGE_URL'] ? { purge: { url: given['PURGE_URL'], header: given['PURGE_HEADER'] } } : {}),
    vitalsShare: vitalsShareOf(given['VITALS_SHARE'] ?? (metricsPort ? '0.05' : '0')),
    keepsOfflinePage: given['OFFLINE_PAGE'] !== '0',
    ...(countersUrl ? { countersUrl } : {}),
    ...(metricsPort ? { metricsPort } : {}),
    ...(traces ? { tracing: traces } : {}),
    ...(operatorToken ? { operatorToken } : {}),
    ...(given['DEV_APPS'] ? { devApps: given['DEV_APPS'] } : {}),
    devRemotes: Object.fromEntries(new URLSearchParams((given['DEV_REMOTES'] ?? '').replaceAll(',', '&'))),
  };
};
