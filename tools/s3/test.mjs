import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, underProjectNode } from '../run/install.mjs';
import { startObjectStorage, versitygw } from '../run/object-storage.mjs';

ensureInstalled();
if (underProjectNode(import.meta.filename)) process.exitCode = await test();

/** `npm run test:s3`: the storage of uploads, pictures and releases against a server of object storage, started for it on this machine. */
async function test() {
  const storage = await startObjectStorage(versitygw.find());
  try {
    console.log(`versitygw ${versitygw.version} on port ${storage.port}`);
    const args = [
      '-c',
      'jest.config.mjs',
      'apps/api/src/storage',
      'apps/api/src/uploads',
      'tools/release/src/store',
      'release-copy',
      'process-exchange',
    ];
    const env = { ...process.env, TEST_STORAGE_URL: storage.url };
    return spawnSync(join(root, 'node_modules/.bin/jest'), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  } finally {
    await storage.stop();
  }
}
