import { isApiError, isRefused } from '@souk/api-client';
import type { StaticHandlerContext } from 'react-router';
import { areaOf } from '../app/area';

/** A desk's remote has a page of its own for every address below the desk's that none of its screens has. */
const isUnknownInArea = (path: string | undefined) =>
  path !== undefined && areaOf(path) !== null && path.endsWith('/*');

/**
 * The status of a page. One whose data the api could not give may be there in a moment, and says so: 503, not the 500 of a page that is broken.
 * @param path the pattern of its route; absent: no route fits the address
 */
export const pageStatus = (
  { errors, statusCode }: Pick<StaticHandlerContext, 'errors' | 'statusCode'>,
  path: string | undefined,
): number => {
  if (isUnknownInArea(path)) return 404;
  return Object.values(errors ?? {}).some((error) => isApiError(error) && !isRefused(error)) ? 503 : statusCode;
};
