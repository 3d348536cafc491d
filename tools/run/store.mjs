import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { followShell } from './follow-shell.mjs';
import { root } from './install.mjs';
import { refuseTakenPort } from './port.mjs';

/** Longer than a shell server drains by default and then waits for its last answers; `DRAIN_MS` comes on top. */
const graceMs = 12_000;

const options = { cwd: root, stdio: /** @type {const} */ (['ignore', 'inherit', 'inherit', 'ipc']) };

const forkAlone = (file, args, env) => fork(file, args, { ...options, env });

/**
 * A process whose port this one holds: visitors who connect are handed to a process that listens, so that another takes the port over
 * while nobody is refused. (Two processes that listen by SO_REUSEPORT lose those who wait at the one that ends.)
 */
const forkOnSharedPort = (file, args, env) => {
  cluster.setupPrimary({ ...options, exec: file, args });
  return cluster.fork(env).process;
};

/** One process of the store, ready when it says so. One that ends before has said why in its own line; a signal has not. */
const startProcess = (name, file, { args = [], env, start = forkAlone }) =>
  new Promise((resolve, reject) => {
    const child = start(file, args, env);
    child.once('message', (message) => resolve({ child, port: message.port }));
    child.once('exit', (code, signal) => reject(new Error(signal ? `The store's ${name} was ended by ${signal}` : '')));
  });

/** Ends it by SIGTERM. One that is still there long after it has drained is killed. @param env what it was started with */
export const stopProcess = (child, env = process.env) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs + Number(env.DRAIN_MS || 0)).unref();
  });

/** What both processes of a store are told of their surroundings. */
export const storeEnv = (env) => {
  const port = env.PORT || '4200';
  return {
    ...env,
    PORT: port,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    INTERNAL_KEY: env.INTERNAL_KEY || (env.INTERNAL_KEY_FILE ? '' : randomBytes(32).toString('hex')),
    NODE_ENV: 'production',
  };
};

const apiBundle = (folder) => join(root, 'apps/api', folder, 'server/server.cjs');

/** @param {{ folder?: string, args?: string[], program?: string | undefined }} [options] `program`: a bundle that lies elsewhere */
export const startApi = (
  env,
  { folder = 'dist', args = /** @type {string[]} */ ([]), program = apiBundle(folder) } = {},
) =>
  startProcess('api', program, {
    args,
    env: { ...env, API_PORT: env.API_PORT || '0' },
  });

/** @param options.isFollowed another shell's server takes the port over when it is released */
export const startShell = (
  env,
  { releaseDir, version, apiPort, apiOrigin = `http://127.0.0.1:${apiPort}`, isFollowed = false },
) =>
  startProcess('shell server', join(releaseDir, 'shell', version, 'server/server.cjs'), {
    env: { ...env, RELEASE_DIR: releaseDir, API_ORIGIN: apiOrigin },
    start: isFollowed ? forkOnSharedPort : forkAlone,
  });

/**
 * Starts api and shell server of one store.
 * @param options.shellVersion which shell is served; with `isFollowing`, another one as soon as it is released
 * @returns `stop` ends both, the shell first, so that no visitor meets half a store
 */
export const startStore = async ({
  releaseDir,
  shellVersion,
  apiArgs = [],
  env = process.env,
  onExit,
  isFollowing = false,
}) => {
  // The port stays open while one shell server takes over from another: whoever else has it must be met before.
  if (isFollowing) await refuseTakenPort(env.PORT || '4200');
  const common = storeEnv(env);
  const api = await startApi(common, { args: apiArgs });
  let isStopping = false;
  const watched = ({ child }) => child.once('exit', (code) => !isStopping && !ending.has(child) && onExit?.(code));
  const ending = new Set();
  const begin = async (version) => {
    const started = await startShell(common, { releaseDir, version, apiPort: api.port, isFollowed: isFollowing });
    const server = { ...started, version };
    watched(server);
    return server;
  };
  const end = ({ child }) => {
    ending.add(child);
    return stopProcess(child, common);
  };
  const first = await begin(shellVersion).catch(async (error) => {
    await stopProcess(api.child, common);
    throw error;
  });
  watched(api);
  const follower = isFollowing && followShell({ releaseDir, first, start: begin, stop: end });
  return {
    publicOrigin: common.PUBLIC_ORIGIN,
    apiOrigin: `http://127.0.0.1:${api.port}`,
    pids: [process.pid, api.child.pid, first.child.pid],
    stop: async () => {
      isStopping = true;
      if (follower) await follower.close();
      await stopProcess((follower ? follower.now() : first).child, common);
      await stopProcess(api.child, common);
    },
  };
};
