/** Where a desk's pages stand. */
const areaPaths = { admin: '/admin', sell: '/sell/:mer' };

/** Every page of this remote is one person's: its configuration says so once, by name. */
const own = /const own = /;

/**
 * Gives a slice an address.
 * @param config text of a remote.config.mjs
 * @returns the same with the slice's module and route, the path, and whether one has to sign in for it
 */
export const wired = (config, slice) => {
  const area = /area: '(\w+)'/.exec(config)?.[1];
  const path = `${areaPaths[area] ?? ''}/${slice}`;
  const isOwn = own.test(config);
  const text = config
    .replace(/exposes: \{\s*/, (start) => `${start}'./${slice}': './src/${slice}/${slice}.route.ts',\n    `)
    .replace(
      /routes: \[\s*/,
      (start) => `${start}{ path: '${path}', expose: './${slice}'${isOwn ? ', ...own' : ''} },\n    `,
    );
  return { text, path, isOwn, area };
};
