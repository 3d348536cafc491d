import type { Counters } from '@souk/counters';
import type { ServerConfig } from './config';
import type { Develop } from './develop/develop';
import type { FollowedChanges } from './follow-changes';
import type { Lifecycle } from './health';
import type { Metrics } from './metrics';
import type { PageCache } from './page-cache';
import type { PageLimit } from './page-limit';
import type { ReleaseRegistry } from './releases/registry';
import type { ReleaseCopy } from './releases/release-copy';
import type { ShellFiles } from './releases/shell-files';
import type { Reports } from './reports';
import type { SharedDataFiles } from './shared-data-files';
import type { StorePolicy } from './store-policy';

/** The services of one server process: made once, when it starts, and passed to each request handler. */
export type ServerDeps = {
  config: ServerConfig;
  releases: ReleaseRegistry;
  releaseCopy: ReleaseCopy;
  shell: ShellFiles;
  /** Of the inline scripts of public pages (page-scripts.ts). */
  scriptHashes: string;
  cache: PageCache;
  sharedDataFiles: SharedDataFiles;
  changes: FollowedChanges;
  develop: Develop;
  storePolicy: StorePolicy;
  pageLimit: PageLimit;
  reports: Reports;
  counters: Pick<Counters, 'state'>;
  lifecycle: Lifecycle;
  metrics: Metrics;
};
