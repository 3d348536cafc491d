import type { Fleet } from '../production/fleet';

type Query = Fleet['query'];

/** A product whose page shows the price of its variants as it stands: no discount. */
export const productOfOnePrice = async (query: Query) => {
  const [found] = await query<{ id: string; slug: string }>(
    `select id, slug from product where on_shelf and listed and not landing_page and discount = 0 order by id limit 1`,
  );
  if (!found) throw new Error('the demo store sells nothing');
  return { ...found, page: `/product/${found.slug}` };
};

/** The price that `changePrice` sets for the nth time, as pages show it. */
export const nthPrice = (n: number) => `${987 + n}.12`;

/** Gives all variants of a product another price. @returns when that was committed */
export const changePrice = async (query: Query, { id }: { id: string }, n: number) => {
  const cents = Math.round(Number(nthPrice(n)) * 100);
  await query(`update variant set price_cents = ${cents}, compared_cents = null where product_id = ${id}`);
  return performance.now();
};

/** The middle one of several times, which one that met a busy machine does not move. */
export const medianOf = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
