import Fastify from 'fastify';
import { migrationFiles } from '../database/migrate';
import { row } from '../database/tx';
import type { Deps } from '../deps';
import { mountOperations } from './operations';

jest.mock('../database/migrate', () => ({ migrationFiles: jest.fn() }));
jest.mock('../database/tx', () => ({ row: jest.fn(), rows: jest.fn(async () => []) }));

const files = jest.mocked(migrationFiles);
const done = (count: number, isReadOnly = false) => jest.mocked(row).mockResolvedValue({ count, isReadOnly });

const start = (lifecycle = { isDraining: false }) => {
  const app = Fastify();
  mountOperations(
    app,
    {
      config: { sandbox: false },
      storage: { state: () => 'own' },
      searchEngine: null,
      database: { replicaState: () => 'none' },
    } as Deps,
    lifecycle,
  );
  return async () => (await app.inject({ url: '/readyz' })).statusCode;
};

test('ready once the database has what this process needs', async () => {
  files.mockReturnValue(['0001.sql', '0002.sql']);
  const status = start();
  done(1);
  expect(await status()).toBe(503);
  done(2);
  expect(await status()).toBe(200);
});

test('a process stays ready when a newer release puts its files beside it', async () => {
  files.mockReturnValue(['0001.sql', '0002.sql']);
  done(2);
  const status = start();
  files.mockReturnValue(['0001.sql', '0002.sql', '0003.sql']);
  expect(await status()).toBe(200);
});

test('not ready while the database does not answer', async () => {
  files.mockReturnValue([]);
  jest.mocked(row).mockRejectedValue(new Error('down'));
  expect(await start()()).toBe(503);
});

test('not ready on a database that takes no writes, as after it was demoted', async () => {
  files.mockReturnValue([]);
  done(0, true);
  expect(await start()()).toBe(503);
});

test('not ready once the process is about to end', async () => {
  files.mockReturnValue([]);
  done(0);
  const lifecycle = { isDraining: false };
  const status = start(lifecycle);
  expect(await status()).toBe(200);
  lifecycle.isDraining = true;
  expect(await status()).toBe(503);
});
