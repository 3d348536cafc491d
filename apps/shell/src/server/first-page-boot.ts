import type { QueryClient } from '@souk/query';
import type { PageFrame, StoreDetails } from '@souk/contract';
import { storeIdOf } from '@souk/state';
import type { Area } from '../app/area';
import type { Boot, SharedDataFile, PageBoot } from '../app/boot';
import type { RouteHandle } from '../app/route';
import { measures } from '../consent/measures';
import type { ServerConfig } from './config';
import { pageFiles } from './page-files';
import type { BootOfSet } from './releases/boot-of';
import type { Snapshot } from './releases/registry';
import type { ShellFiles } from './releases/shell-files';
import type { Sentence } from './sentences';
import { vitalsHref } from './vitals';

/** What pages are told of the server's settings. */
export type PageSettings = Pick<ServerConfig, 'keepsOfflinePage' | 'vitalsShare'>;

type Input = {
  boot: BootOfSet;
  sharedData: SharedDataFile;
  renderedAt: number;
  /** Null: a page of the shop. */
  area: Area | null;
  handles: readonly RouteHandle[];
  snapshot: Pick<Snapshot, 'set'>;
  shell: ShellFiles;
  queryClient: QueryClient;
  isPrivate: boolean;
  errors: Boot['errors'];
  say: Sentence;
  settings: PageSettings;
};

/** What the document script and the application read of the first page. */
export const firstPageBoot = ({
  boot: { remotes, ...boot },
  sharedData,
  renderedAt,
  area,
  handles,
  snapshot,
  shell,
  queryClient,
  isPrivate,
  errors,
  say,
  settings: { keepsOfflinePage, vitalsShare },
}: Input): PageBoot => {
  const isDocument =
    !isPrivate &&
    !errors &&
    handles.length > 0 &&
    handles.every(({ hydrate }) => hydrate === 'interaction') &&
    !Object.values(remotes).some(({ isDev }) => isDev) &&
    !hasOwnerScripts(queryClient);
  const storeId = storeIdOf(queryClient);
  return {
    ...boot,
    sharedData,
    renderedAt,
    ...pageFiles(handles, snapshot, shell, boot.locale),
    errors,
    hydrate: isDocument ? 'interaction' : 'load',
    ...(storeId === undefined ? {} : { storeId }),
    asksConsent: asksConsent(queryClient),
    keepsOfflinePage,
    ...(vitalsShare > 0 ? { vitals: { href: vitalsHref(shell), share: vitalsShare } } : {}),
    texts: {
      offline: say('error.offline'),
      offlineAdding: say('offline.adding'),
      offlinePage: say(area ? 'offline.deskNotice' : 'offline.notice'),
      failed: say('error.serverSide'),
    },
  };
};

/** An owner's own scripts run with their header or footer, which the application shows. */
const hasOwnerScripts = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<PageFrame | null>({ queryKey: ['pages', 'frame'] })
    .some(([, frame]) => frame && frame.scripts.length > 0);

const asksConsent = (queryClient: QueryClient) => {
  const [details] = queryClient.getQueriesData<StoreDetails>({ queryKey: ['store', 'details'] });
  return details?.[1] ? measures(details[1]) : false;
};
