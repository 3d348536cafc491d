import { dayMs } from '@souk/domain';
import type { Seeder } from '../parts/seeder';
import { seedBelongings } from './belongings';
import { seedOrders } from './orders';
import { demoPassword } from '../parts/demo-password';
import { createPast } from './past';
import { seedPeople } from './people';

/** The demo shoppers with all that is theirs. Source: test-contract "Demo accounts". */
export const seedShoppers: Seeder = async (deps, { now }) => {
  await seedPeople(new Date(now.getTime() - 90 * dayMs), demoPassword(deps.config));
  await seedOrders(createPast(deps, now));
  await seedBelongings(now);
};
