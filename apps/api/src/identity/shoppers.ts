import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { run } from '../database/tx';
import type { TokenUser } from './port';

/** Makes sure that a token's user has a shopper row; asks the database once per user and process. */
export function createShopperRows() {
  const known = new LRUCache<string, true>({ max: 10_000 });
  return {
    async ensure(user: TokenUser) {
      if (known.has(user.sub)) return;
      await run(sql`
        insert into shopper(sub, email, phone, nickname) values (${user.sub}, ${user.email}, ${user.phone}, ${user.nickname})
        on conflict (sub) do nothing`);
      known.set(user.sub, true);
    },
    /** True for a user whose row is known to be there. */
    knows: (sub: string) => known.has(sub),
    drop: (sub: string) => known.delete(sub),
    forget: () => known.clear(),
  };
}
