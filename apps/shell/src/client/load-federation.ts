import type { Boot } from '../app/boot';
import type { createFederation } from './federation';

export type Federation = ReturnType<typeof createFederation>;

/**
 * Makes the lazy loader of the federation runtime, a file of its own that comes with the first remote. A failed load is
 * forgotten, so that the next call tries again.
 */
export const createFederationLoader = (boot: Pick<Boot, 'remotes' | 'mirror'>) => {
  let federation: Promise<Federation> | undefined;
  return (): Promise<Federation> => {
    federation ??= import(/* webpackChunkName: "federation" */ './federation').then((it) => it.createFederation(boot));
    federation.catch(() => (federation = undefined));
    return federation;
  };
};
