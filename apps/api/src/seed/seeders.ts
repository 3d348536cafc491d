import { seedCatalogue } from './catalogue/seed-catalogue';
import { keepBooks } from '../bookkeeping/bookkeeping.plugin';
import { seedDesignedPages } from './pages/seed-pages';
import type { Seeder } from './parts/seeder';
import { seedShoppers } from './shoppers/seed-shoppers';
import { seedStaff } from './staff/seed-staff';
import { seedSupport } from './support/seed-support';

/** The parts of the demo store, in the order in which one needs the other. */
export const seeders: readonly Seeder[] = [
  (_deps, plan) => seedCatalogue(plan),
  seedDesignedPages,
  seedShoppers,
  seedSupport,
  seedStaff,
  keepBooks,
];
