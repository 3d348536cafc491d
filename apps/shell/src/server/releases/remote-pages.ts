import type { ReleaseSet } from './release-set';

/** Addresses of one part, as pages of the store's owner have, that remotes serve to anybody: those that are live, and canaries. */
export const remotePages = ({ remotes }: Pick<ReleaseSet, 'remotes'>): string =>
  Object.values(remotes)
    .flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])])
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => /^\/[\w-]+$/.test(path))
    .join();
