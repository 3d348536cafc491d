import { isRouteErrorResponse, useRouteError } from '@souk/router';
import { ErrorView } from './error-view';

export { ErrorView };

/** The error page of a route: by status what happened and what to do. Source: spec 2, Error page; LAYOUT-04 to LAYOUT-08. */
export function ErrorPage() {
  return <ErrorView status={statusOf(useRouteError())} />;
}

/** What was thrown, as a status. A failure without one is the server side's. */
const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : 500;
};
