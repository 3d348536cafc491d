import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payDeadlineMs } from '@souk/domain';
import { sql } from 'kysely';
import { buildApp } from '../server/app';
import { createClock } from '../clock';
import { readConfig } from '../config';
import { createDeps } from '../server/create-deps';
import { type Database, openEmbedded } from '../database/open';
import { row, rows } from '../database/tx';
import { templateDump } from '../testing/template';

const folder = join(mkdtempSync(join(tmpdir(), 'souk-crash-')), 'db');
const stockBefore = 100_000;
let variant: { id: number; product_id: number };

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  const dump = await templateDump(config, { products: 150 });
  const database = await openEmbedded({ folder, dump });
  const found = await row(sql<{ id: number; product_id: number }>`
    update variant set stock = ${stockBefore} where id = (
      select v.id from variant v join product p on p.id = v.product_id where p.slug = 'canvas-tote' order by v.id limit 1)
    returning id, product_id`);
  if (!found) throw new Error('The seed has no canvas tote');
  variant = found;
  await database.close();
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const start = (): ChildProcess =>
  fork(
    join(__dirname, '../testing/register-typescript.cjs'),
    [join(__dirname, '../testing/crash-child.ts'), folder, String(variant.product_id), String(variant.id)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );

/** Lets a shop sell until it has acknowledged so many orders, then kills it in the middle of the next ones. */
const sellAndKill = (enough: number) =>
  new Promise<string[]>((resolve, reject) => {
    const acknowledged: string[] = [];
    const child = start();
    child.on('message', (message) => {
      if (message === 'open') return;
      acknowledged.push(String(message));
      if (acknowledged.length === enough) child.kill('SIGKILL');
    });
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(acknowledged) : reject(new Error('The shop ended by itself')),
    );
  });

/** Lets the time to pay pass for what the killed shops sold, as the next shop does: a purchase is its own reminder. */
const endAll = async (database: Database) => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });
  const deps = await createDeps({ config, database, clock: createClock(), onError: () => undefined });
  const app = await buildApp(deps);
  await deps.jobs.start(false);
  await deps.clock.advance(payDeadlineMs + 1000);
  await deps.jobs.send('payments.sweep', {});
  await deps.jobs.runDue();
  await app.close();
  await deps.jobs.stop();
  return row(sql`
    select (select count(*)::int from purchase
        where state = 'cancelled' and created_at > now() - interval '10 minutes' and user_id is null) as cancelled,
      (select stock from variant where id = ${variant.id}) as stock`);
};

test('[ORDER-01] a killed server loses no acknowledged order and leaves no half of one', async () => {
  const acknowledged: string[] = [];
  for (const enough of [7, 23, 41]) acknowledged.push(...(await sellAndKill(enough)));
  rmSync(`${folder}.lock`, { force: true }); // the killed shop's; a shop that starts takes it over by itself
  const database = await openEmbedded({ folder });
  try {
    const found = await rows(sql<{ order_no: string }>`
      select order_no from purchase where order_no = any(${acknowledged}::text[])`);
    expect(found).toHaveLength(acknowledged.length);
    const whole = await row(sql<{ purchases: number; orders: number; pieces: number; keys: number; stock: number }>`
      with mine as (select p.order_no from purchase p where p.created_at > now() - interval '10 minutes' and p.user_id is null)
      select (select count(*)::int from mine) as purchases,
        (select count(*)::int from merchant_order where purchase_no in (select order_no from mine)) as orders,
        (select coalesce(sum(i.num), 0)::int from order_item i join merchant_order o on o.order_no = i.order_no
          where o.purchase_no in (select order_no from mine)) as pieces,
        (select count(*)::int from order_token where order_no in (select order_no from mine)) as keys,
        (select stock from variant where id = ${variant.id}) as stock`);
    expect(whole?.purchases).toBeGreaterThanOrEqual(acknowledged.length);
    expect(whole).toMatchObject({ orders: whole?.purchases, pieces: whole?.purchases, keys: whole?.purchases });
    expect(whole?.stock).toBe(stockBefore - (whole?.pieces ?? 0));
    expect(await endAll(database)).toEqual({ cancelled: whole?.purchases, stock: stockBefore });
  } finally {
    await database.close();
  }
});
