import { createClock } from '../clock';
import { readConfig } from '../config';
import { openEmbedded, openServer } from '../database/open';
import type { Deps } from '../deps';
import { deskImports } from '../desk/imports/desk-imports.service';
import { createDeps } from '../server/create-deps';

/** Settings of a shop of a test that has a process of its own. */
export const ownConfig = () => readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX: '1' });

/** A shop's imports and their queue, on the embedded database of a folder or on a server. @param place a folder, or an address `postgres://…` */
export async function openImports(place: string) {
  const database = await (/^postgres/.test(place) ? openServer(place) : openEmbedded({ folder: place }));
  const deps: Deps = await createDeps({
    config: ownConfig(),
    database,
    clock: createClock(),
    onError: () => undefined,
  });
  const imports = deskImports(deps);
  await deps.jobs.start(false);
  return {
    deps,
    imports,
    async close() {
      await deps.jobs.stop();
      deps.storage.close();
      await database.close();
    },
  };
}
