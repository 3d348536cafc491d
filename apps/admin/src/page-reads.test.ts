import type { RouteModule } from '@souk/mfe';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { join } from 'node:path';
import config from '../remote.config.mjs';

type Route = { path: string; expose: keyof typeof config.exposes };

/** A desk whose person may do everything, and whose data is still on its way. */
const waiting = () =>
  fakeApi({
    desk: new Proxy({} as Record<string, () => Promise<unknown>>, {
      get: (_, name) => (name === 'me' ? async () => self : () => new Promise(() => {})),
    }) as never, // every call has an answer of this kind
  });

const self = aDeskSelf('admin');

/** What a page asks only once something else on it is there, or for one part of it. */
const later: Readonly<Record<string, readonly string[]>> = {
  // for those alone who may read it
  '/admin': ['desk.figures'],
  '/admin/sales/new': ['desk.products'],
};

describe('[DESK-55] a page of the desk is read by its loader', () => {
  test.each((config.routes as Route[]).map(({ path, expose }) => [path, expose] as const))(
    '%s: it asks for nothing besides, and for nothing twice',
    async (path, expose) => {
      const route = (await import(join(__dirname, '..', config.exposes[expose]))) as RouteModule;
      const at = path.replace(':mer', '7').replace(/:\w+/, '12');
      const loaded = waiting();
      await renderRoute({ ...route, Component: () => null }, { path, at, api: loaded, user: {} });
      const shown = waiting();
      await renderRoute(route, { path, at, api: shown, user: {} });
      const names = (api: typeof shown) => api.made.map(({ name }) => name).sort();
      expect(names(loaded)).toContain('desk.me');
      expect(names(shown)).toEqual([...names(loaded), ...(later[path] ?? [])].sort());
    },
  );
});
