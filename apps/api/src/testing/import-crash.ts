import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createClock } from '../clock';
import { openEmbedded } from '../database/open';
import { row, rows, run } from '../database/tx';
import type { DeskCtx } from '../desk/desk-ctx';
import { staffMay } from '@souk/domain/desk';
import { seed } from '../seed/seed';
import { createDeps } from '../server/create-deps';
import { grantRole } from '../staff/staff-roles.repository';
import { openImports, ownConfig } from './import-shop';
import { templateDump } from './template';
import { openTestDatabase } from './test-database';

const size = { products: 150 };
const made = 60;
const changed = 60;

/** Whoever applies the file. */
const ctx: DeskCtx = {
  storeId: 1,
  merchantId: null,
  call: 'importApply',
  locale: 'en',
  actor: { sub: 'catalogue', name: 'catalogue', email: null },
  isEmailProved: false,
  acr: null,
  authTime: null,
  roles: ['catalogue'],
  tokenRoles: [],
  permissions: staffMay(['catalogue']),
};

/** A database that is still there when its process is gone, with demo goods. @returns where it is, and what throws it away */
const lastingPlace = async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const folder = join(mkdtempSync(join(tmpdir(), 'souk-import-')), 'db');
    await (await openEmbedded({ folder, dump: await templateDump(ownConfig(), size) })).close();
    return { place: folder, remove: async () => rmSync(join(folder, '..'), { recursive: true, force: true }) };
  }
  const config = ownConfig();
  const { database, drop } = await openTestDatabase(config, size);
  const at = new URL(server);
  at.pathname = (await row(sql<{ name: string }>`select current_database() as name`))?.name ?? '';
  const deps = await createDeps({ config, database, clock: createClock(), onError: () => undefined });
  await deps.jobs.start(false);
  await seed(deps, size);
  await deps.jobs.stop();
  deps.storage.close();
  await database.close();
  return { place: at.href, remove: drop };
};

const inShop = async <T>(place: string, work: (shop: Awaited<ReturnType<typeof openImports>>) => Promise<T>) => {
  rmSync(`${place}.lock`, { force: true }); // the killed process's; a shop that starts takes it over by itself
  const shop = await openImports(place);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
};

/** Brings a file of new products and of one piece more of others, and has it applied once somebody works. */
const bringFile = (place: string) =>
  inShop(place, async ({ imports, deps }) => {
    await run(sql`insert into shopper(sub, email, nickname) values ('catalogue', 'catalogue@souk.test', 'catalogue')`);
    await grantRole('catalogue', 'catalogue', deps.clock.now());
    const merchant = await row(sql<{ slug: string }>`select slug from merchant order by id limit 1`);
    const known = await rows(sql<{ slug: string; sku: string; stock: number }>`
      select distinct on (p.id) p.slug, v.sku, v.stock from product p join variant v on v.product_id = p.id
      where p.store_id = 1 order by p.id, v.id limit ${changed}`);
    const lines = [
      'product,merchant,variant,name_en,name_fr,category,price,stock',
      ...Array.from({ length: made }, (_, at) => `killed-${at},${merchant?.slug},,Tray,Plateau,kitchen,9,1`),
    ];
    const stocks = ['product,variant,stock', ...known.map(({ slug, sku, stock }) => `${slug},"${sku}",${stock + 1}`)];
    const ids: number[] = [];
    for (const csv of [lines, stocks]) {
      const body = { name: 'killed.csv', csv: csv.join('\n') };
      const { id } = await imports.importCheck({ body, params: undefined, query: undefined }, ctx);
      await imports.importApply({ params: { id }, body: undefined, query: undefined }, ctx);
      ids.push(id);
    }
    return { ids, known };
  });

type Kill = readonly [transaction: number, when: 'before' | 'after'];

/** Lets a process apply until it is killed, before or after a transaction of its own ends. */
const applyAndKill = (place: string, [transaction, when]: Kill) =>
  new Promise<void>((resolve, reject) => {
    const child = fork(
      join(__dirname, 'register-typescript.cjs'),
      [join(__dirname, 'import-child.ts'), place, String(transaction), when],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('The file was applied before the process was killed')),
    );
  });

/** What the queue does a minute or two later with work whose process is gone. */
const giveBack = () =>
  run(sql`update pgboss.job set state = 'retry' where name = 'products.import' and state = 'active'`);

const standing = () =>
  row(sql<{ applied: number; products: number; entries: number }>`
    select (select count(*)::int from import_row where state = 'applied') as applied,
      (select count(*)::int from product where slug like 'killed-%') as products,
      (select count(*)::int from audit where call = 'importApply' and subject_type = 'product') as entries`);

/** First among new products, then among those that are changed. */
const kills: readonly Kill[] = [
  [7, 'after'],
  [30, 'before'],
  [40, 'after'],
  [20, 'before'],
  [9, 'after'],
];

/** A process that is killed while it applies a file. Source: docs/back-office.md, Products by a file. */
export const importCrashes = () => {
  let at: Awaited<ReturnType<typeof lastingPlace>>;
  beforeAll(async () => (at = await lastingPlace()));
  afterAll(() => at?.remove());

  test('[DESK-14] a file whose process is killed (kill -9) again and again is applied to its end, no line twice and none left out', async () => {
    const { ids, known } = await bringFile(at.place);
    let before = 0;
    for (const kill of kills) {
      await applyAndKill(at.place, kill);
      await inShop(at.place, async () => {
        await giveBack();
        const whole = await standing();
        const applied = whole?.applied ?? 0;
        expect(applied).toBeGreaterThan(before);
        expect(applied).toBeLessThan(made + changed);
        // A product, its row in the log and its line stand together or not at all.
        expect(whole).toEqual({ applied, entries: applied, products: Math.min(applied, made) });
        before = applied;
      });
    }
    await inShop(at.place, async ({ deps }) => {
      await deps.jobs.runDue();
      expect(await standing()).toEqual({ applied: made + changed, products: made, entries: made + changed });
      const states = await rows(sql`select state from import_run where id = any(${ids}::bigint[])`);
      expect(states).toEqual([{ state: 'done' }, { state: 'done' }]);
      const stocks = await rows(sql<{ stock: number }>`
        select distinct on (p.id) v.stock from product p join variant v on v.product_id = p.id
        where p.slug = any(${known.map(({ slug }) => slug)}::text[]) order by p.id, v.id`);
      expect(stocks.map(({ stock }) => stock)).toEqual(known.map(({ stock }) => stock + 1));
    });
  });
};
