/** A method that nobody calls: what follows its first statement is unreachable, and dropped. */
const unreached = (head) => [head, `${head} throw new Error("not in this build");`];

/**
 * Parts of the federation runtime that the store never reaches: remotes are loaded by their entry, a plain script, whose name and
 * hash the release document gives (apps/shell/src/client/load-attempts.ts).
 */
module.exports = [
  {
    file: /@module-federation\/runtime-core\/dist\/core\.js$/,
    // No manifests are read, so there are no snapshots of them.
    instead: [['USE_REMOTE ? new SnapshotHandler(this) :', 'false ? null :']],
  },
  {
    file: /@module-federation\/runtime-core\/dist\/remote\/index\.js$/,
    // A release is registered once, under a name of its own; its files are named in the HTML.
    instead: [
      unreached('async preloadRemote(preloadOptions) {'),
      unreached('removeRemote(remote) {'),
      ['if (options?.force) {', 'if (false) {'],
    ],
  },
  {
    file: /@module-federation\/runtime-core\/dist\/utils\/load\.js$/,
    never: ['type === "esm" || type === "module"', 'type === "system"'],
  },
  {
    file: /@module-federation\/runtime-core\/dist\/shared\/index\.js$/,
    // What is loaded already is taken (tools/build/src/remote.mjs, `shareStrategy`): no other remote is asked for a newer one.
    never: ['host.options.shareStrategy === "version-first" || strategy === "version-first"'],
  },
  {
    file: /@module-federation\/webpack-bundler-runtime\/dist\/index\.js$/,
    // A remote has no remotes of its own: other teams' parts come through slots. And no entry takes a shared module before it has
    // been asked for its parts.
    instead: [
      ['remotes: USE_REMOTE ? remotes : void 0', 'remotes: void 0'],
      ['installInitialConsumes: USE_SHARED ? installInitialConsumes : void 0', 'installInitialConsumes: void 0'],
    ],
  },
  {
    file: /@module-federation\/webpack-bundler-runtime\/dist\/getSharedFallbackGetter\.js$/,
    instead: [['if (!sharedFallback) return factory;', 'return factory;']],
  },
  {
    file: /@module-federation\/sdk\/dist\/logger\.js$/,
    // Its lines carry a stack of their own where somebody debugs the runtime itself.
    never: ['isDebugMode()'],
  },
  {
    file: /@module-federation\/error-codes\/dist\/desc\.mjs$/,
    // An error names its code and the page that says the same.
    texts: [[/^\t\[RUNTIME_\d+\]: ".*"(,|$)/gm, '']],
  },
];
