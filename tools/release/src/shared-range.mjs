import satisfies from 'semver/functions/satisfies.js';

/**
 * Which versions of a shared package a build can live with: the one it was built with and later ones of the same major, of
 * React exactly the same, since what it rendered on the server must fit. The one rule for builds (`shareConfig` of the
 * federation), publishing, servers and so for browsers.
 */
export const sharedRange = (name, builtWith) => (/^react(-dom)?(\/|$)/.test(name) ? builtWith : `^${builtWith}`);

/** @returns whether a build that was made with one version can use the one that the shell gives */
export const canShare = (name, builtWith, given) => satisfies(given, sharedRange(name, builtWith));
