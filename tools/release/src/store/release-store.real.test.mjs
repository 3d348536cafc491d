import { refuseWithoutConditionalReads, refuseWithoutConditionalWrites } from './probe.mjs';
import { openReleaseStore } from './release-store.mjs';
import { releaseStoreSuite } from './release-store.suite.mjs';

/** Set by `npm run test:s3`, which starts a server of object storage for it. */
const url = process.env.TEST_STORAGE_URL;

(url ? describe : describe.skip)('a release store in a real bucket', () => {
  const open = () => openReleaseStore('s3://souk/releases', url);
  releaseStoreSuite(open);

  test('it honours conditions', async () => {
    await open().write('release.json', '{}');
    await refuseWithoutConditionalWrites(open());
    await refuseWithoutConditionalReads(open());
  });
});
