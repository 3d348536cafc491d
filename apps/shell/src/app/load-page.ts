import { isApiError, isRefused, pageStatusOf } from '@souk/api-client';
import type { RouteModule } from '@souk/mfe';
import type { LoaderFunctionArgs } from '@souk/router';
import type { RouteDeps, RouteHandle } from './route';

/**
 * Runs a remote page's loader, on the server and in the browser alike.
 * A remote that cannot be fetched is not the loader's business: its wall on the page says so. Where the line is at fault the data is
 * asked for again once there is one, as the code is.
 * @throws {Response} with the status that the page answers, when its data cannot be had
 */
export const loadPage = async (deps: RouteDeps, route: RouteHandle, args: PageArgs): Promise<null> => {
  const module = await loadModule(deps, route, args.request);
  try {
    return await runLoader(deps, route, module, args);
  } catch (error) {
    const { signal } = args.request;
    const mayBeLine = isApiError(error) && !isRefused(error);
    if (!mayBeLine || !(await deps.whileUnreachable?.(signal)) || signal.aborted) throw asResponse(error);
    return loadPage(deps, route, args);
  }
};

type PageArgs = Pick<LoaderFunctionArgs, 'params' | 'request'>;

type LoaderDeps = Pick<RouteDeps, 'api' | 'queryClient' | 'locale' | 'cartUuid' | 'isSignedIn'>;

/** What a page's loader is given. */
export const loaderArgs = (
  { api, queryClient, locale, cartUuid, isSignedIn }: LoaderDeps,
  route: RouteHandle,
  { params, request }: PageArgs,
) => ({
  params,
  url: new URL(request.url),
  signal: request.signal,
  api,
  queryClient,
  locale: locale(),
  cartUuid: route.render === 'private' ? cartUuid() : null,
  isSignedIn,
});

/** Runs the loader that came with a page's code. @throws what that throws */
export const runLoader = async (
  deps: LoaderDeps,
  route: RouteHandle,
  module: RouteModule | null | void,
  { params, request }: PageArgs,
) => {
  if (!module?.loader) return null;
  if (route.access === 'user' && !(await deps.isSignedIn())) return null;
  await module.loader(loaderArgs(deps, route, { params, request }));
  return null;
};

/** A page's code with its words; null when it cannot be had. Words that came late would leave the page behind a placeholder, which React keeps up for 300 ms. */
export const fetchPage = async ({ remotes, locale }: RouteDeps, { remote, expose }: RouteHandle) => {
  const words = remotes.messages(remote, locale()).catch(() => undefined);
  const module = await remotes.load(remote, expose).catch(() => null);
  await words;
  return module;
};

/** The page's code. Where the line is at fault it is asked for again once there is one: nobody is led away from what they typed. */
const loadModule = async (deps: RouteDeps, route: RouteHandle, request: Request) => {
  const module = await fetchPage(deps, route);
  if (module) return module;
  if (!(await deps.whileUnreachable?.(request.signal))) return deps.onLostPage(request.url);
  if (request.signal.aborted) return;
  deps.remotes.reset(route.remote, route.expose);
  return loadModule(deps, route, request);
};

/** The status of whatever a loader threw: its own Response, an ApiError's code, else 500. Source: spec 8. */
const asResponse = (error: unknown): Response => {
  if (error instanceof Response) return error;
  if (error instanceof Error && error.name === 'AbortError') throw error;
  const status = pageStatusOf(error);
  // An address that the api cannot read is no page's.
  if (status === 400) return new Response(null, { status: 404 });
  if (status === 500) console.error('page data could not be read', error);
  return new Response(null, { status });
};
