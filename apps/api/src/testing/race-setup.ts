import type { Desk } from './desk';
import type { Shop } from './shop';
import type { TestApp } from './test-app';

/** A store with people of every role and a shop. */
export interface RaceSetup {
  app: TestApp;
  shop: Shop;
  desk: Desk;
}
