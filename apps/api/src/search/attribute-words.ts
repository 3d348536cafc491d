import { sql } from 'kysely';
import { run, tx } from '../database/tx';

/** Attributes of a product, with their values in both languages. */
interface Attribute {
  name: string;
  nameFr: string;
  values: readonly string[];
  valuesFr: readonly string[];
}

/**
 * Takes the values of a product into the filters of lists, inside the transaction that makes or changes it; those that are known
 * already stay as they are. By night all of them are gathered anew.
 */
export const addAttributeWords = (storeId: number, attributes: readonly Attribute[]) =>
  run(sql`
    insert into attribute_word(store_id, name, value, name_fr, value_fr, sort)
    select ${storeId}::bigint, a->>'name', v.value, a->>'nameFr', a->'valuesFr'->>(v.place - 1)::int, v.place
    from jsonb_array_elements(${JSON.stringify(attributes)}::jsonb) as a,
      jsonb_array_elements_text(a->'values') with ordinality as v(value, place)
    order by 2, 3 on conflict do nothing`);

/** Gathers the values of all products anew, with the order in which they are shown; values that no product has any more go. */
export const gatherAttributeWords = () =>
  tx(async () => {
    await run(sql`delete from attribute_word`);
    // what a desk adds meanwhile stays
    await run(sql`
      insert into attribute_word(store_id, name, value, name_fr, value_fr, sort)
      select d.store_id, a->>'name', v.value, min(a->>'nameFr'), min(a->'valuesFr'->>(v.place - 1)::int), min(v.place)
      from (select distinct store_id, attributes from product) as d,
        jsonb_array_elements(d.attributes) as a,
        jsonb_array_elements_text(a->'values') with ordinality as v(value, place)
      group by d.store_id, a->>'name', v.value on conflict do nothing`);
  });
