import { findPostgres, startPostgres, type RunningPostgres } from '@souk/run/postgres';

/** Asked for by TEST_POSTGRES=1 (`npm run test:postgres`); never in a pipeline. */
const binaries = process.env.TEST_POSTGRES === '1' ? findPostgres() : null;

/** Describes what needs a real PostgreSQL server; without one, a test says that it was left out. `start` starts a server of its own. */
export const describeOnPostgres = (title: string, suite: (start: () => Promise<RunningPostgres>) => void): void => {
  if (binaries === null) test('left out: TEST_POSTGRES=1 and a PostgreSQL server', () => expect(binaries).toBeNull());
  else describe(title, () => suite(() => startPostgres(binaries)));
};

/** The same for races of the api, whose test app takes the server's address from TEST_DATABASE_URL. */
export const describeApiOnPostgres = (races: () => void): void =>
  describeOnPostgres('on PostgreSQL', (start) => {
    let server: RunningPostgres;
    beforeAll(async () => {
      server = await start();
      process.env.TEST_DATABASE_URL = server.url;
    });
    afterAll(async () => {
      delete process.env.TEST_DATABASE_URL;
      await server?.stop();
    });
    // In a block of its own, so that its app is closed before the server is stopped.
    describe('with several connections', races);
  });
