import { pageStatusOf } from '@souk/api-client';
import { isRouteErrorResponse, useRouteError } from '@souk/router';
import { ErrorView } from './error-view';

export { ErrorView };

/** The error page of a route: by status what happened and what to do. Source: spec 2, Error page; LAYOUT-04 to LAYOUT-08. */
export function ErrorPage() {
  return <ErrorView status={statusOf(useRouteError())} />;
}

/** What was thrown, as a status. */
const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || error instanceof Response ? error.status : pageStatusOf(error);
