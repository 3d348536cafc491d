import Fastify from 'fastify';
import { row, rows } from '../database/tx';
import type { Deps } from '../deps';
import { registerBusinessFigures } from '../figures/business-figures';
import { mountOperations } from '../http/operations';
import { watchRefundPayouts } from '../refund-payouts/watch-refund-payouts';

jest.mock('../database/migrate', () => ({ migrationFiles: () => [] }));
jest.mock('../database/tx', () => ({ row: jest.fn(), rows: jest.fn() }));

const now = () => new Date();
const start = () => {
  const app = Fastify();
  mountOperations(
    app,
    {
      config: { sandbox: false },
      counters: { state: () => 'own' },
      storage: { state: () => 'own' },
      searchEngine: null,
      database: { replicaState: () => 'none' },
    } as unknown as Deps, // as much of it as is read
    { isDraining: false },
    [(registry) => watchRefundPayouts(registry, now), (registry) => registerBusinessFigures(registry, now)],
  );
  return app;
};

const answers = () => {
  jest.mocked(row).mockResolvedValue({ count: 3, isReadOnly: false, oldest: null });
  jest
    .mocked(rows)
    .mockResolvedValue([{ name: 'mail.deliver', due: 2, age: 1, failing: 0, dead: 0, channel: 'email', given_up: 0 }]);
};
const isOut = () => {
  jest.mocked(row).mockRejectedValue(new Error('Connection terminated'));
  jest.mocked(rows).mockRejectedValue(new Error('Connection terminated'));
};
const hangs = () => {
  jest.mocked(row).mockReturnValue(new Promise(() => undefined));
  jest.mocked(rows).mockReturnValue(new Promise(() => undefined));
};

const ofDatabase = /^souk_(refunds_waiting|queue|messages|money_back)\w*[ {]/m;

test.each([
  ['is out', isOut],
  ['hangs', hangs],
])('while the database %s figures of the process are told, in time, with one that says so', async (_, breaks) => {
  const app = start();
  answers();
  const before = await app.inject({ url: '/metrics' });
  expect(before.payload).toMatch(/^souk_queue_due\{queue="mail.deliver"\} 2$/m);
  expect(before.payload).toMatch(/^souk_messages_given_up\{channel="email"\} 0$/m);
  expect(before.payload).toMatch(/^souk_refunds_waiting 3$/m);
  expect(before.payload).toMatch(/^souk_database_not_reached 0$/m);
  breaks();
  const begun = Date.now();
  const reply = await app.inject({ url: '/metrics' });
  expect(reply.statusCode).toBe(200);
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(reply.payload).toMatch(/^souk_database_not_reached 1$/m);
  expect(reply.payload).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(reply.payload).toMatch(/^souk_orders_total /m);
  expect(reply.payload).not.toMatch(ofDatabase);
});

test('a database that takes no writes is told as one that is not reached', async () => {
  const app = start();
  answers();
  jest.mocked(row).mockResolvedValue({ count: 3, isReadOnly: true, oldest: null });
  expect((await app.inject({ url: '/metrics' })).payload).toMatch(/^souk_database_not_reached 1$/m);
});

test('a database that hangs is no process that does not answer: it says in time what is wrong', async () => {
  const app = start();
  hangs();
  const reply = await app.inject({ url: '/readyz' });
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    expect.objectContaining({ obstacle: 'the database is not reached' }),
  ]);
});
