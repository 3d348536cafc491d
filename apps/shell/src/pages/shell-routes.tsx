import type { RouteObject } from '@souk/router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageSkeleton } from '../app/page-skeleton';
import type { RouteDeps, RouteHandle } from '../app/route';
import { deskCallbackPath, deskLogoutPaths } from '@souk/domain';
import { callbackPath } from '../auth/callback-path';

const load = () => import('./shell-pages');
type ShellPages = Awaited<ReturnType<typeof load>>;
let known: ShellPages | undefined;

/**
 * A page that is fetched when it is needed. On the server its loader has it there before rendering begins, so that it
 * stands in the first HTML where a browser without scripts sees it.
 */
const page = (name: keyof ShellPages) => {
  const Late = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  const Page = () => {
    const [Here] = useState(() => known?.[name] ?? Late);
    return <Here />;
  };
  return {
    loader: async () => {
      known = await load();
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

/** At a desk none of the shop's frame stands around it. */
const deskHandle: RouteHandle = { ...handle, chrome: 'bare' };

/** Routes that the shell itself serves: sign-in return, sign-out, middleware pages. Source: spec 2, Routes; ROUTE-02, ROUTE-18. */
export const shellRoutes = (_deps: RouteDeps): RouteObject[] => [
  { id: 'shell:callback', path: callbackPath, handle, ...page('CallbackPage') },
  { id: 'shell:logout', path: '/logout', handle, ...page('LogoutPage') },
  { id: 'shell:desk-callback', path: deskCallbackPath, handle: deskHandle, ...page('CallbackPage') },
  { id: 'shell:admin-logout', path: deskLogoutPaths.admin, handle: deskHandle, ...page('LogoutPage') },
  { id: 'shell:sell-logout', path: deskLogoutPaths.sell, handle: deskHandle, ...page('LogoutPage') },
  {
    id: 'shell:confirm',
    path: '/admin/confirm',
    handle: deskHandle,
    ...page('ConfirmPage'),
  },
  {
    id: 'shell:share-return',
    path: '/middlewares/callback_twitter',
    handle,
    ...page('ShareReturnPage'),
  },
  {
    id: 'shell:privacy-agreement',
    path: '/middlewares/privacy_agreement',
    ...page('PrivacyAgreementPage'),
  },
  {
    id: 'shell:newsletter-leave',
    path: '/newsletter/leave',
    handle,
    ...page('NewsletterLeavePage'),
  },
  { id: 'shell:unknown-middleware', path: '/middlewares/*', loader: unknownMiddleware, element: null },
];

/** An unknown middleware gives 500. Source: spec 8, Route or chunk load failure. */
function unknownMiddleware(): never {
  throw new Response(null, { status: 500, statusText: 'Unknown middleware' });
}
