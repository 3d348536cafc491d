import type { Desk } from './desk';
import type { Shop } from './shop';
import type { TestApp } from './test-app';

/** A store with people of every role and a shop. */
export interface RaceSetup {
  app: TestApp;
  shop: Shop;
  desk: Desk;
}

/** Begins the same work several times before the first of it is done. @returns what each gave, in the order in which they began */
export const atOnce = <T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)));
