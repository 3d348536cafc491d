/**
 * The shared surface of react-router. Sharing this façade, not the package, keeps the rest of the router out of the page.
 * A name that a page needs is added here, once for all applications.
 */
export {
  Await,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  createMemoryRouter,
  createPath,
  isRouteErrorResponse,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type { LinkProps, LoaderFunctionArgs, Location, NavLinkProps, RouteObject, UIMatch } from 'react-router';
export { useWantedSearch } from './use-wanted-search';
