import { sql } from 'kysely';
import type { Deps } from '../deps';
import { row, run, tx } from '../database/tx';
import { kinds } from './catalogue/kinds';
import { seedBareStore } from './bare-store';
import type { SeedPlan } from './parts/seeder';
import { seeders } from './seeders';

interface SeedOptions {
  /** Absent: what the goods describe, each once. More are made up around them, for benches and tests of large stores. */
  products?: number | undefined;
  onProgress?: (line: string) => void;
}

/** Under which name the size of the store is kept, so that a reset makes the same store again. */
const planName = 'seed.plan';

/** Fills an empty database with the demo store, the same every time; or opens one without goods, as configured. */
export async function seed(deps: Deps, options: SeedOptions = {}): Promise<void> {
  const products = options.products ?? kinds.length;
  const plan: SeedPlan = { products, now: deps.clock.now() };
  const isDemo = deps.config.seed === 'demo';
  if (isDemo) options.onProgress?.(`Seeding ${products} products…`);
  await tx(async () => {
    for (const seeder of isDemo ? seeders : [seedBareStore]) await seeder(deps, plan);
  });
  await run(sql`
    insert into secret(name, value) values (${planName}, ${JSON.stringify({ products })}::jsonb)
    on conflict (name) do update set value = excluded.value`);
  await analyzeFilled();
  deps.stores.forget();
}

/**
 * Tells the planner what was filled, and that alone: of a table that was found empty it believes that it stays so, and
 * reads the whole of it for every key until somebody looks again.
 */
async function analyzeFilled(): Promise<void> {
  const filled = await row(sql<{ list: string | null }>`
    select string_agg(format('%I', relname), ', ') as list from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`);
  if (filled?.list) await run(sql.raw(`analyze ${filled.list}`));
}

const seedLock = 7_301_152;

/** Seeds a database that has no store yet. Of several processes that start together on a server, one does. */
export async function seedIfEmpty(deps: Deps, options: SeedOptions = {}): Promise<void> {
  const hasStore = () => row(sql`select 1 from store limit 1`);
  if (await hasStore()) return;
  await tx(async () => {
    await run(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await hasStore())) await seed(deps, options);
  });
}

/** Tables that a reset leaves alone: what is applied to the schema, and the provider's keys and accounts. */
const keptTables = ['_migration', 'secret'];

/** Throws away everything that happened since the seed and seeds again, in one go. The sandbox's `reset`. */
export async function reseed(deps: Deps): Promise<void> {
  await deps.jobs.clear();
  const kept = await row(sql<{ value: SeedOptions }>`select value from secret where name = ${planName}`);
  await tx(async () => {
    const tables = await row(sql<{ list: string }>`
      select string_agg(format('%I', tablename), ', ') as list from pg_tables
      where schemaname = 'public' and tablename <> all (${keptTables})`);
    if (tables?.list) await run(sql.raw(`truncate ${tables.list} restart identity cascade`));
    await seed(deps, kept?.value);
  });
}
