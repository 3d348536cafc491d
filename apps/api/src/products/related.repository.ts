import { sql } from 'kysely';
import { plannedEachTime } from '../database/planned-each-time';
import { rowsShown } from '../database/tx';
import { isOfOpenMerchant } from './catalogue-index/catalogue-index.repository';
import type { Kin } from './detail.repository';

/** Where similar products are looked for: what is in a category and below it, or in it alone. */
interface Within {
  category: number;
  isAlone?: boolean;
}

interface Similar {
  storeId: number;
  within: Within;
  isStocked: boolean;
  /** Products that are left out. */
  without: readonly number[];
  limit: number;
}

/**
 * Planned each time: of a large category the first of all best sellers are read, of a small one its products. `coalesce` has the planner
 * count a product's category once: it takes the category and the path for two conditions that seldom hold together.
 */
const bestSellersIn = async ({ storeId, within, isStocked, without, limit }: Similar): Promise<number[]> => {
  const found = await rowsShown(sql<{ id: number }>`${plannedEachTime}
    select p.id from product p
    where p.store_id = ${storeId} and p.listed and p.on_shelf and p.in_stock = ${isStocked} and ${isOfOpenMerchant}
      and p.category_path @> array[${within.category}]::bigint[]
      and ${within.isAlone ? sql`coalesce(p.category_id = ${within.category}, false)` : sql`true`} and p.id <> all(${without}::bigint[])
    order by p.sales desc, p.id limit ${limit}`);
  return found.map((one) => one.id);
};

/** From a product's own category up to the widest that it is in. */
const withinOf = (own: number, [top, second]: readonly number[]): Within[] => [
  { category: own, isAlone: true },
  ...(second === undefined ? [] : [{ category: second }]),
  ...(top === undefined ? [] : [{ category: top }]),
];

/**
 * Ids of products similar to one: its own category first, then its neighbours, best sellers first, and what is sold out after all
 * else. What completes it is shown apart.
 */
export async function findSimilar(storeId: number, it: Kin, limit: number): Promise<number[]> {
  const found: number[] = [];
  for (const isStocked of [true, false])
    for (const within of withinOf(it.category_id, it.category_path.map(Number))) {
      if (found.length === limit) return found;
      const without = [it.id, ...it.goes_with, ...found];
      found.push(...(await bestSellersIn({ storeId, within, isStocked, without, limit: limit - found.length })));
    }
  return found;
}

/** Ids of products that complete one, in the order that its merchant chose; what cannot be bought now is left out. */
export async function findTogether(storeId: number, it: Kin, limit: number): Promise<number[]> {
  if (it.goes_with.length === 0) return [];
  const found = await rowsShown(sql<{ id: number }>`
    select p.id from unnest(${it.goes_with}::bigint[]) with ordinality as chosen(id, place)
      join product p on p.id = chosen.id
    where p.store_id = ${storeId} and p.id <> ${it.id} and p.listed and p.on_shelf and p.in_stock and ${isOfOpenMerchant}
    order by chosen.place limit ${limit}`);
  return found.map((one) => one.id);
}
