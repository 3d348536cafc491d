import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../federation/store';
import type { Fault } from './fault-proxy';
import type { Store } from './harness';

type Route = { path: string; expose: string; access?: 'user' };
type Built = { name: string; area?: string; routes?: Route[]; slots?: Record<string, string> };

/**
 * Every remote of the shop that is built: whatever is added to the store is broken here too, without a line of test. Pages of an
 * area go down the same chain, but wear no frame of the shop, by which these tests see that the rest of the page works.
 */
export const remotes = globSync('apps/*/dist/release.json', { cwd: root })
  .sort()
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Built)
  .filter(({ name, area, routes }) => name !== 'shell' && !area && routes);

/** Every slot that a remote fills. */
export const slots = remotes.flatMap(({ name, slots: filled = {} }) =>
  Object.entries(filled).map(([slot, expose]) => ({ slot, remote: name, expose })),
);

const isPlain = ({ path }: Route) => !path.includes(':') && path !== '/';

/** The route by which a remote is tried: the first that needs no parameter, else its first. */
export const triedRoute = ({ routes = [] }: Built) => routes.find(isPlain) ?? routes[0];

/** An address of a route. One with parameters is looked up among the links of the store. */
export const addressOf = async (store: Store, route: Route): Promise<string> => {
  if (isPlain(route)) return route.path;
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[\\w-]+')}$`);
  const texts = await Promise.all(['/', '/sitemap.xml'].map(async (at) => (await fetch(store.direct + at)).text()));
  const links = texts.join().matchAll(/(?:href="|<loc>)(?:https?:\/\/[^/"<]+)?(\/[^"<?#]*)/g);
  const found = [...links].map(([, path = '']) => path).find((path) => pattern.test(path));
  if (!found) throw new Error(`no link of the store leads to ${route.path}`);
  return found;
};

const files = (remote: string, which = '') => new RegExp(`/remotes/(~\\d+/)?${remote}/${which}`);
export const filesOf = (remote: string) => files(remote);
export const chunksOf = (remote: string) => files(remote, '.*/(?!remoteEntry)[^/]+\\.js');

/** Ways a network breaks a remote, and how long its wall may take to stand. Targets: docs/federation.md, Figures. */
export const ways: [name: string, matchOf: (remote: string) => RegExp, fault: Fault, withinMs: number][] = [
  ['down', filesOf, 'down', 6_000],
  ['hanging', filesOf, 'hanging', 6_000],
  ['404', filesOf, 'notFound', 6_000],
  ['500 with JSON', filesOf, 'errorJson', 6_000],
  ['HTML for JavaScript', filesOf, 'htmlForJs', 6_000],
  ['a tampered entry', (remote) => files(remote, '.*remoteEntry\\.js'), 'tampered', 6_000],
  ['a tampered chunk', chunksOf, 'tampered', 6_000],
];

/** Breaks the files at the store and at its mirror. */
export const everywhere = ({ proxy, mirror }: Store, match: RegExp, fault: Fault) => {
  proxy.breaks(match, fault);
  mirror.breaks(match, fault);
};

export const mended = ({ proxy, mirror }: Store) => {
  proxy.heal();
  mirror.heal();
};
