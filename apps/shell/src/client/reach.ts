import type { Boot } from '../app/boot';
import type { createFederation } from './federation';

export type Federation = ReturnType<typeof createFederation>;

/**
 * The way to the federation runtime, a file of its own: it comes with the first remote that is wanted, since a page that
 * nobody has touched may need none. A failure is forgotten, so that the next asker tries again.
 */
export const createReach = (boot: Boot) => {
  let kept: Promise<Federation> | undefined;
  return (): Promise<Federation> => {
    kept ??= import(/* webpackChunkName: "federation" */ './federation').then((it) => it.createFederation(boot));
    kept.catch(() => (kept = undefined));
    return kept;
  };
};
