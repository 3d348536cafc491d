import { AsyncLocalStorage } from 'node:async_hooks';
import { createStaticHandler, type StaticHandler } from 'react-router';
import type { RouteDeps } from '../app/route';
import { routesOf } from '../app/routes';
import type { Snapshot } from './releases/registry';

/** What the rendering that is under way makes its routes with. */
const current = new AsyncLocalStorage<RouteDeps>();

/** Stands in the routes for the deps of whichever rendering asks. */
const ofRendering = new Proxy({} as RouteDeps, {
  get: (_, name) => Reflect.get(current.getStore() ?? {}, name),
});

/** The compiled routes of each release set, by area. */
const handlers = new WeakMap<Snapshot, Map<RouteDeps['area'], StaticHandler>>();

const handlerOf = (snapshot: Snapshot, area: RouteDeps['area']): StaticHandler => {
  const ofAreas = handlers.get(snapshot) ?? new Map<RouteDeps['area'], StaticHandler>();
  handlers.set(snapshot, ofAreas);
  const handler = ofAreas.get(area) ?? createStaticHandler(routesOf(ofRendering));
  ofAreas.set(area, handler);
  return handler;
};

/**
 * Finds the routes of an address and runs their loaders with `deps`. The routes of a release set are read, ranked and compiled once, not
 * anew by each page: they took 7 % of a rendering.
 * @returns what a page is drawn from, or a redirect of a loader
 */
export const queryRoutes = (snapshot: Snapshot, deps: RouteDeps, request: Request) =>
  current.run(deps, async () => {
    const { query, dataRoutes } = handlerOf(snapshot, deps.area);
    return { context: await query(request), dataRoutes };
  });
