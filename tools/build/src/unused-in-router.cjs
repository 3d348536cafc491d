/** A function that nobody calls: what follows its first statement is unreachable, and dropped. */
const unreached = (head) => [head, `${head} throw new Error("not in this build");`];

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
      'future.unstable_customRouteDiscovery',
      'future.unstable_routePatternMatching',
      'init.instrumentations',
    ],
    instead: [
      ['if (isFogOfWar) {', 'if (false) {'],
      ['if (!route.lazy) return', 'if (true) return'],
      ['if (!routeToUpdate.lazy ||', 'if (true ||'],
      ['if (route.lazy) ', 'if (false) '],
      ['(m) => m.route.lazy)', '() => false)'],
      // Loaders have no middleware.
      ['if (!args.matches.some((m) => m.route.middleware)) return', 'if (true) return'],
      [
        'return runClientMiddlewarePipeline(typedDataStrategyArgs,',
        'return ((_, run) => run())(typedDataStrategyArgs,',
      ],
      // Forms are the api's: nothing is submitted to a route, and nothing is fetched beside a navigation.
      ['return validMutationMethods.has(method.toUpperCase());', 'return false;'],
      ['return opts != null && ("formData" in opts', 'return false && ("formData" in opts'],
      unreached('async function fetch(key, routeId, href, opts) {'),
      unreached('function resetFetcher(key, opts) {'),
      unreached('function queueFetcherForDeletion(key) {'),
      ['\tfetchLoadMatches.forEach((f, key) => {', '\tif (false) fetchLoadMatches.forEach((f, key) => {'],
      ['fetchersToLoad.map(async (f) => {', '[].map(async (f) => {'],
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
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    instead: [['if (!frameworkContext) return [', 'if (true) return [']],
  },
  {
    file: /react-router\/dist\/production\/lib\/.*\.js$/,
    texts: [
      // Warnings for who writes code come under development, where this table is not used.
      [/^(\t+(?:else )?)(warning|warnOnce)\(/gm, '$1false && $2('],
      [/^(\t+(?:if \([\w ]+\) )?invariant\(.*), (?:"(?:[^"\\]|\\.)*"|`[^`]*`)\);$/gm, '$1);'],
    ],
  },
];
