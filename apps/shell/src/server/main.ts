import { openCounters } from '@souk/counters';
import { startTracing, stopTracing } from '@souk/telemetry';
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { answer } from './answer';
import { readConfig } from './config';
import { createDevelop } from './develop/develop';
import { drainOf } from './drain';
import { createSharedDataFiles } from './shared-data-files';
import { followChanges } from './follow-changes';
import { createMetrics } from './metrics';
import { openMetricsServer } from './metrics-server';
import { createPageCache } from './page-cache';
import { publicScriptHashes } from './page-scripts';
import { createPageLimit } from './page-limit';
import { createReports } from './reports';
import { createDevBundles } from './releases/dev-bundles';
import { ReleaseRegistry } from './releases/registry';
import { openReleaseCopy, type ReleaseCopy } from './releases/release-copy';
import type { ServerDeps } from './server-deps';
import { readShellFiles } from './releases/shell-files';
import { purgePages } from './shared-cache';
import { stopOnSignals } from './stop-on-signals';
import { createStorePolicy } from './store-policy';
import { log, logConsole } from './log';
import { refuse } from './refuse';

/** Starts the shell server: renders pages, serves immutable files, passes calls on to the api. */
logConsole();
const config = readConfig(process.env);
log.level = config.logLevel;
const cache = createPageCache();
const shell = readShellFiles(config.shellDir);

const openReleases = ({ store }: ReleaseCopy) => {
  try {
    return new ReleaseRegistry(config.releaseDir, {
      devRemotes: config.devRemotes,
      devBundles: config.devApps ? createDevBundles(config.devApps) : undefined,
      shell,
      store,
      internalKey: config.internalKey,
      onChange: () => {
        cache.setAside();
        purgePages(config);
      },
    });
  } catch (error) {
    return refuse(`release.json in ${config.releaseDir} is refused: ${(error as Error).message}`);
  }
};
const counters = openCounters(config.countersUrl, (state, reason) =>
  log[state === 'not reached' ? 'warn' : 'info'](`counters are ${state}${reason && `: ${reason}`}`),
);
const changes = followChanges(config, cache, (line) => log.warn(line));
const createDeps = (releaseCopy: ReleaseCopy): ServerDeps => {
  const releases = openReleases(releaseCopy);
  releaseCopy.follow(() => releases.refresh());
  return {
    config,
    cache,
    sharedDataFiles: createSharedDataFiles(),
    changes,
    shell,
    scriptHashes: publicScriptHashes(shell),
    releases,
    releaseCopy,
    develop: createDevelop(config),
    pageLimit: createPageLimit(config, counters),
    reports: createReports(config, counters),
    storePolicy: createStorePolicy(config),
    lifecycle: { isDraining: false },
    counters,
    metrics: createMetrics(cache, counters, changes),
  };
};
/** Longer than proxies keep theirs (a minute, commonly): whoever sends on an idle connection must find it open. */
const keepAliveTimeout = 75_000;

const serve = (deps: ServerDeps) => {
  const server = createServer({ keepAliveTimeout }, answer(deps));
  server.on('error', (error: NodeJS.ErrnoException) =>
    refuse(error.code === 'EADDRINUSE' ? `Port ${config.port} is taken: set PORT to a free one` : error.message),
  );
  server.listen({ port: config.port, host: config.bindAddress }, () => {
    process.send?.({ ready: true, port: config.port });
    log.info(`shell server on ${config.publicOrigin}`);
  });
  if (config.metricsPort) openMetricsServer(deps, config.metricsPort);
  stopOnSignals({
    lifecycle: deps.lifecycle,
    drainMs: config.drainMs,
    drain: drainOf(server, deps.lifecycle, config.drainMs),
    closes: [
      () => deps.develop.close(),
      () => deps.releaseCopy.close(),
      () => deps.releases.close(),
      () => changes.close(),
      () => counters.close(),
    ],
    leave: () =>
      void stopTracing()
        .catch(reportFailure('traces were not sent'))
        .then(leave)
        .catch(reportFailure('the process does not end yet')),
  });
};

const reportFailure = (what: string) => (error: Error) => log.error(`${what}: ${error.message}`);

/** Ends the process: one whose port another holds (tools/run/store.mjs) first hears that no visitor is on the way to it any more. */
const leave = () => {
  if (!cluster.worker?.isConnected()) return process.exit(0);
  process.once('disconnect', () => process.exit(0));
  cluster.worker.disconnect();
};

if (config.tracing)
  void startTracing({ name: 'souk-shell', version: __APP_VERSION__ }, config.tracing).catch(
    reportFailure('there are no traces'),
  );
void openReleaseCopy(config)
  .then((releaseCopy) => serve(createDeps(releaseCopy)))
  .catch((error: Error) => refuse(error.message));
