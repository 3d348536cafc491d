import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerConfig } from '../config';
import { cookiesOf } from '../cookies';
import { pageAddress } from '../page-address';
import { pageScript, type Told } from './in-page';
import { createLive } from './live';
import { readPass, type Pass } from './pass';

const cookie = 'develop';
type Config = Pick<ServerConfig, 'releaseDir' | 'devRemotes' | 'devApps' | 'publicOrigin'>;

/** What belongs to developing against a running store. Without a pass none of it shows. Source: docs/federation.md. */
export const createDevelop = (config: Config, env: NodeJS.ProcessEnv = process.env) => {
  const publicKeys = () => env['PREVIEW_PUBLIC_KEY'] || ownKey(config.releaseDir);
  const isDevelopment = Boolean(config.devApps) || Object.keys(config.devRemotes).length > 0;
  const live = createLive();
  const passOf = (req: IncomingMessage): Pass | null => {
    const text = cookiesOf(req)[cookie];
    return text === undefined ? null : readPass(text, publicKeys());
  };

  /** What this visitor's page is told; null for everyone who does not develop. */
  const toldTo = (pass: Pass | null): Told | null => {
    if (!pass) return isDevelopment ? { remotes: config.devRemotes, canReset: false, live: '/develop/live' } : null;
    const origins = Object.entries(pass.remotes).map(([name, { origin }]) => [name, origin]);
    const versions = Object.entries(pass.versions ?? {}).map(([name, { version }]) => [name, version]);
    return {
      remotes: Object.fromEntries(origins) as Told['remotes'],
      versions: Object.fromEntries(versions) as Record<string, string>,
      until: pass.until,
      canReset: !pass.isSilent,
    };
  };

  /** @returns whether it answered */
  const answer = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { pathname, searchParams } = pageAddress(req.url, config.publicOrigin);
    if (pathname === '/develop') return take(searchParams.get('pass') ?? '', res);
    if (pathname === '/develop/reset') return leave(res, `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`, '/');
    if (pathname === '/develop/live' && isDevelopment) return live.listen(res);
    if (pathname !== '/develop/page.js') return false;
    const told = toldTo(passOf(req));
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
    res.writeHead(told ? 200 : 404, headers).end(told ? pageScript(told) : '');
    return true;
  };

  const take = (text: string, res: ServerResponse): boolean => {
    const pass = readPass(text, publicKeys());
    if (!pass) {
      res.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      res.end("This link was not signed with this store's preview key, or its time is over.\n");
      return true;
    }
    const ageS = Math.floor((pass.until - Date.now()) / 1000);
    const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
    return leave(res, `${cookie}=${text}; Path=/; Max-Age=${ageS}; HttpOnly; SameSite=Lax${secure}`, '/');
  };

  return { answer, passOf, toldTo, close: live.close };
};

export type Develop = ReturnType<typeof createDevelop>;

/** On one machine the key is made with the first pass; before that there is none to be taken. */
const ownKey = (releaseDir: string): string => {
  try {
    return readFileSync(join(releaseDir, 'keys/preview.pub'), 'utf8');
  } catch {
    return '';
  }
};

const leave = (res: ServerResponse, setCookie: string, location: string): boolean => {
  res.writeHead(303, { location, 'set-cookie': setCookie, 'cache-control': 'no-store' }).end();
  return true;
};
