import type { Deps } from '../../deps';

/** What a seeder is told. */
export interface SeedPlan {
  /** How many products the demo store has. */
  products: number;
  /** "Now" of the seed; ages and expiries count from it. */
  now: Date;
}

/** Writes one part of the demo store, inside the seed's transaction. */
export type Seeder = (deps: Deps, plan: SeedPlan) => Promise<void>;
