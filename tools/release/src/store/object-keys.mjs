/** The release store does not answer, or refuses. The same may succeed in a moment. */
export class ReleaseStoreError extends Error {
  name = 'ReleaseStoreError';
}

const pattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** @throws for a key that could lead out of the store */
export const checkKey = (key) => {
  if (!pattern.test(key) || key.includes('..')) throw new Error(`no key of a release store: ${key}`);
};

/** The one object that changes. */
export const documentKey = 'release.json';

/** Under which shell servers tell each other what their visitors met. Such an object lives for minutes. */
export const healthPrefix = 'health/';

/** An object that is written again and again and is worth nothing after its writer ended: no cache keeps it, no disk is waited for. */
export const isBrief = (key) => key.startsWith(healthPrefix);
