/** A function that always does the same: what follows its first statement is unreachable, and dropped. */
const always = (statement) => (head) => [head, `${head} ${statement}`];
const unreached = always('throw new Error("not in this build");');
/** A statement that never runs. */
const skipped = (statement) => [statement, statement.replace(/^\t*/, '$&false && ')];

/**
 * Features of React Router that no route of the store has. Its code asks for each while it runs, so a bundler keeps all of them.
 * What is named `never` stands for `false`. Only what the façade (libs/router) gives can be called.
 */
module.exports = [
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    never: [
      // All routes are known from the release document: none is discovered or patched in later, and none loads itself.
      'init.patchRoutesOnNavigation',
      'init.dataStrategy',
      'init.getContext',
      'init.instrumentations',
      'future.unstable_customRouteDiscovery',
      'future.unstable_routePatternMatching',
      'checkFogOfWar(initialMatches, init.history.location.pathname).active',
      'fogOfWar.active && fogOfWar.matches',
      'initialMatches.some((m) => m.route.lazy)',
      'lazyHandlerPromise || lazyRoutePromise',
      'matches.some((m) => m._lazyPromises?.middleware)',
      'consumeInstrumentationClientResultMetaReceiver(router)',
      'opts?.instrumentationNavigateMetaReceiver',
    ],
    instead: [
      ['if (isFogOfWar) {', 'if (false) {'],
      ['if (!route.lazy) return', 'if (true) return'],
      ['if (!routeToUpdate.lazy ||', 'if (true ||'],
      ['if (route.lazy) ', 'if (false) '],
      always('return {};')(
        'function getDataStrategyMatchLazyPromises(mapRouteProperties, manifest, request, match, lazyRoutePropertiesToSkip) {',
      ),
      unreached('function patchRoutes(routeId, children, unstable_allowElementMutations = false) {'),
      unreached('function _internalSetRoutes(newRoutes) {'),
      // Loaders have no middleware.
      ['if (!args.matches.some((m) => m.route.middleware)) return', 'if (true) return'],
      ['let runClientMiddleware = isStaticHandler ?', 'let runClientMiddleware = true ? undefined : isStaticHandler ?'],
      // Forms are the api's: nothing is submitted to a route.
      ['return validMutationMethods.has(method.toUpperCase());', 'return false;'],
      ['return opts != null && ("formData" in opts', 'return false && ("formData" in opts'],
      // Nothing is fetched beside a navigation, so no fetcher has to be loaded anew, redirected or let go.
      ...[
        'async function fetch(key, routeId, href, opts) {',
        'function getFetcher(key) {',
        'function resetFetcher(key, opts) {',
        'function queueFetcherForDeletion(key) {',
      ].map(unreached),
      ...['function markFetchRedirectsDone(fetchers) {', 'function abortStaleFetchLoads(landedId, fetchers) {'].map(
        always('return false;'),
      ),
      always(
        'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null, initiator, navigationType), fetcherResults: {} };',
      )(
        'async function callLoadersAndMaybeResolveData(matches, fetchersToLoad, request, location, scopedContext, initiator, navigationType = null) {',
      ),
      ...[
        '\tfetchLoadMatches.forEach((f, key) => {',
        '\t\tfetchLoadMatches.forEach((loadMatch, key) => {',
        '\t\tstate.fetchers.forEach((fetcher, key) => {',
        '\t\tstate.fetchers.forEach((_, key) => deleteFetcher(',
        '\t\tfetchersQueuedForDeletion.forEach((key) => {',
        '\t\trevalidatingFetchers.forEach((rf) => {',
      ].map(skipped),
      ['=> revalidatingFetchers.forEach((rf) => {', '=> false && revalidatingFetchers.forEach((rf) => {'],
      ['if (revalidatingFetchers.length > 0) updates', 'if (false) updates'],
    ],
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    instead: [
      // Links have no `prefetch` of the router's: the shell does it (apps/shell/src/client/prefetch-pages.ts).
      ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
      // Its framework's own context is nowhere, so the script that restores a scroll position before React is not either.
      ['if (!remixContext || remixContext.isSpaMode) return null;', 'if (true) return null;'],
      ['hydrationData: opts?.hydrationData || parseHydrationData(),', 'hydrationData: opts?.hydrationData,'],
    ],
  },
  {
    file: /react-router\/dist\/production\/lib\/hooks\.js$/,
    // The root's route shows every error that none below it does (apps/shell/src/app/routes.tsx).
    instead: [['match.route.errorElement || defaultErrorElement', 'match.route.errorElement']],
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    instead: [['if (!frameworkContext) return [', 'if (true) return [']],
  },
  {
    file: /react-router\/dist\/production\/lib\/.*\.js$/,
    texts: [
      // The name of a component or a context is for developers.
      [/^\t*\w+\.displayName = .*;$/gm, ''],
      // Warnings for who writes code come under development, where this table is not used.
      [/^(\t+(?:else )?)(warning|warnOnce)\(/gm, '$1false && $2('],
      [/^(\t+(?:if \([\w ]+\) )?invariant\(.*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\);$/gm, '$1);'],
    ],
  },
];
