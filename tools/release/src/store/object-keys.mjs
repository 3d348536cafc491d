/** The release store does not answer, or refuses. The same may succeed in a moment. */
export class ReleaseStoreError extends Error {
  name = 'ReleaseStoreError';
}

const pattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Whether an object of a release store may have this key. Another one could lead out of the store, and nobody reads it. */
export const isKey = (key) => pattern.test(key) && !key.includes('..');

/** @throws for a key that no object may have */
export const checkKey = (key) => {
  if (!isKey(key)) throw new Error(`no key of a release store: ${key}`);
};

/** The one object that changes. */
export const documentKey = 'release.json';

/** Where shell servers tell each other what their visitors met: an object of each process, which lives for minutes. */
export const healthPrefix = 'health/';

/** Where publishers try what the storage can. */
export const probePrefix = 'probe/';

/** Whether a server process writes this object again and again: no cache keeps it, and no disk is waited for. */
export const isHealthReport = (key) => key.startsWith(healthPrefix);

/** Folders of a store, or of a server's copy of it, that hold no builds. */
export const notBuilds = new Set([
  'keys',
  'history',
  ...[healthPrefix, probePrefix].map((prefix) => prefix.slice(0, -1)),
]);
