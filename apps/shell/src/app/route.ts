import type { Api } from '@souk/api-client';
import type { Locale } from '@souk/i18n';
import type { RemoteRoute, Remotes } from '@souk/mfe';
import type { QueryClient } from '@souk/query';
import type { Area } from './area';
import type { Boot } from './boot';

/** What the routes of a page are made with. */
export type RouteDeps = {
  boot: Pick<Boot, 'remotes'>;
  remotes: Remotes;
  api: Api;
  queryClient: QueryClient;
  locale: () => Locale;
  /** Null where the page must not be personal. */
  cartUuid: () => string | null;
  /** Resolves to whether a shopper is signed in. On the server always false: tokens live in the page. */
  isSignedIn: () => Promise<boolean>;
  /** Whose pages these routes are; null: the shop's. */
  area: Area | null;
  /** An address of another area is opened: it loads anew, since this page does not know its remotes. On the server nothing. */
  onOtherArea: (address: string) => void;
  /** Waits as long as the store cannot be reached. Resolves to whether it had to. Absent on the server. */
  whileUnreachable?: (signal: AbortSignal) => Promise<boolean>;
  /** A page's files could not be fetched: may load the whole page anew. On the server nothing. */
  onLostPage: (address: string) => void;
};

/** Handle of a remote's route, read by the layout (how much frame) and by the preloads (whose files). */
export type RouteHandle = RemoteRoute & { remote: string };
