/**
 * The shared surface of react-router. Sharing this façade, not the package, keeps the rest of the router out of the page.
 * A name that a page needs is added here, once for all applications.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  isRouteErrorResponse,
  redirect,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router';
export type { LinkProps, LoaderFunctionArgs, Location, NavLinkProps, RouteObject, UIMatch } from 'react-router';
export { useSearchParams } from './use-search-params';
export { useWantedSearch } from './use-wanted-search';
