import type { ReleaseSet } from './release-set';

/**
 * Addresses with one segment, such as `/sale`, that the remotes of a release set serve, canaries among them; separated by commas. A page of the
 * store's owner cannot stand at one.
 */
export const remotePages = ({ remotes }: Pick<ReleaseSet, 'remotes'>): string =>
  Object.values(remotes)
    .flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])])
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => /^\/[\w-]+$/.test(path))
    .join();
