import { findPostgres, startPostgres, type RunningPostgres } from '@souk/run/postgres';
import { raceSuite } from '../testing/race-suite';

/** The same races on a real server with several connections. Asked for by TEST_POSTGRES=1; never in a pipeline. */
const binaries = process.env.TEST_POSTGRES === '1' ? findPostgres() : null;

if (binaries === null) {
  const why =
    process.env.TEST_POSTGRES === '1' ? 'no PostgreSQL server is installed' : 'TEST_POSTGRES=1 was not asked for';
  test(`left out: ${why}`, () => expect(binaries).toBeNull());
} else {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres(binaries);
    process.env.TEST_DATABASE_URL = server.url;
  });
  afterAll(async () => {
    delete process.env.TEST_DATABASE_URL;
    await server?.stop();
  });
  describe('on PostgreSQL', raceSuite);
}
