import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const graceMs = 9_000;

/** One process of the store, ready when it says so. One that ends before has said why in its own line; a signal has not. */
const startProcess = (name, file, args, env) =>
  new Promise((resolve, reject) => {
    const child = fork(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', (message) => resolve({ child, port: message.port }));
    child.once('exit', (code, signal) => reject(new Error(signal ? `The store's ${name} was ended by ${signal}` : '')));
  });

const stopProcess = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  });

/**
 * Starts api and shell server of one store.
 * @param options.shell release file of the shell build; `env` is passed to both processes
 * @returns `stop` ends both, the shell first, so that no visitor meets half a store
 */
export const startStore = async ({ releaseDir, shellVersion, apiArgs = [], env = process.env, onExit }) => {
  const port = env.PORT ?? '4200';
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const common = { ...env, PORT: port, PUBLIC_ORIGIN: publicOrigin, NODE_ENV: 'production' };
  const api = await startProcess('api', join(root, 'apps/api/dist/server/server.cjs'), apiArgs, {
    ...common,
    API_PORT: env.API_PORT ?? '0',
  });
  const shellServer = join(releaseDir, 'shell', shellVersion, 'server/server.cjs');
  const shell = await startProcess('shell server', shellServer, [], {
    ...common,
    RELEASE_DIR: releaseDir,
    API_ORIGIN: `http://127.0.0.1:${api.port}`,
  }).catch(async (error) => {
    await stopProcess(api.child);
    throw error;
  });
  let isStopping = false;
  for (const { child } of [api, shell]) child.once('exit', (code) => !isStopping && onExit?.(code));
  return {
    publicOrigin,
    apiOrigin: `http://127.0.0.1:${api.port}`,
    pids: [process.pid, api.child.pid, shell.child.pid],
    stop: async () => {
      isStopping = true;
      await stopProcess(shell.child);
      await stopProcess(api.child);
    },
  };
};
