import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storeBuild } from '@souk/release';
import { root } from '../install.mjs';
import { startApi, startShell, stopProcess } from '../store.mjs';

const shellBuild = join(root, 'apps/shell/dist-dev');
const builtVersion = () => JSON.parse(readFileSync(join(shellBuild, 'release.json'), 'utf8')).version;

/**
 * The two servers of a store from source. Each is replaced by its new build while the other stays; open pages are told
 * (apps/shell/src/server/develop/live.ts). One that does not start waits for the next save.
 * @param apiFolder `dist-dev` where the api too runs from source
 */
export const devServers = ({ env, releaseDir, apiFolder }) => {
  let api, shell, version;
  let isStopping = false;
  let last = Promise.resolve();
  /** One change after the other: a save during a restart waits for its end. */
  const inTurn = (change) => (last = last.then(() => !isStopping && change()).catch((error) => console.error(error)));
  const watched = (name, server) => {
    server.child.once(
      'exit',
      () => !server.isReplaced && !isStopping && console.error(`The ${name} has ended: mend it and save.`),
    );
    return server;
  };
  const end = async (server) => {
    if (!server) return;
    server.isReplaced = true;
    await stopProcess(server.child);
  };
  const beginApi = async () => {
    const port = api?.port;
    await end(api);
    const told = port ? { ...env, API_PORT: String(port) } : env;
    api = watched('api', await startApi(told, { folder: apiFolder }));
  };
  const beginShell = async () => {
    const next = builtVersion();
    if (next === version && shell && shell.child.exitCode === null) return;
    storeBuild(releaseDir, shellBuild, { isPacked: false });
    await end(shell);
    if (version && version !== next) forget();
    version = next;
    shell = watched('shell server', await startShell(env, { releaseDir, version, apiPort: api.port }));
  };
  const forget = () => rmSync(join(releaseDir, 'shell', version), { recursive: true, force: true });

  return {
    /** @param built what must be there before each of the two: the api needs no shell to seed its data */
    start: async (built) => {
      await Promise.all([built.api.then(beginApi), built.shell]);
      await beginShell();
    },
    renewShell: () => inTurn(beginShell),
    renewApi: () =>
      inTurn(async () => {
        await beginApi();
        shell.child.send('renewed');
      }),
    renewPages: () => inTurn(() => shell.child.send('renewed')),
    stop: async () => {
      isStopping = true;
      await end(shell);
      await end(api);
      if (version) forget();
    },
  };
};
