import type { RouteObject } from '@souk/router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageSkeleton } from '../app/page-skeleton';
import type { RouteDeps, RouteHandle } from '../app/route';
import { callbackPath } from '../auth/callback-path';

const known = new Map<string, ComponentType>();

/**
 * A page that is fetched when it is needed. On the server its loader has it there before rendering begins, so that it
 * stands in the first HTML where a browser without scripts sees it.
 */
const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) => {
  const Late = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  const Page = () => {
    const [Here] = useState(() => known.get(name) ?? Late);
    return <Here />;
  };
  return {
    loader: async () => {
      known.set(name, (await load())[name]);
      return null;
    },
    element: (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    ),
  };
};

/** Such a page belongs to one shopper: its answer is never kept. */
const handle: RouteHandle = { remote: 'shell', path: '', expose: '', render: 'private' };

/** Routes that the shell itself serves: sign-in return, sign-out, middleware pages. Source: spec 2, Routes; ROUTE-02, ROUTE-18. */
export const shellRoutes = (_deps: RouteDeps): RouteObject[] => [
  { id: 'shell:callback', path: callbackPath, handle, ...page(() => import('./callback-page'), 'CallbackPage') },
  { id: 'shell:logout', path: '/logout', handle, ...page(() => import('./logout-page'), 'LogoutPage') },
  {
    id: 'shell:confirm',
    path: '/admin/confirm',
    handle: { ...handle, chrome: 'bare' } satisfies RouteHandle,
    ...page(() => import('./confirm-page'), 'ConfirmPage'),
  },
  {
    id: 'shell:share-return',
    path: '/middlewares/callback_twitter',
    handle,
    ...page(() => import('./share-return-page'), 'ShareReturnPage'),
  },
  {
    id: 'shell:privacy-agreement',
    path: '/middlewares/privacy_agreement',
    ...page(() => import('./privacy-agreement-page'), 'PrivacyAgreementPage'),
  },
  {
    id: 'shell:newsletter-leave',
    path: '/newsletter/leave',
    handle,
    ...page(() => import('./newsletter-leave-page'), 'NewsletterLeavePage'),
  },
  { id: 'shell:unknown-middleware', path: '/middlewares/*', loader: unknownMiddleware, element: null },
];

/** An unknown middleware gives 500. Source: spec 8, Route or chunk load failure. */
function unknownMiddleware(): never {
  throw new Response(null, { status: 500, statusText: 'Unknown middleware' });
}
