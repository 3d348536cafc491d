import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** @returns whether somebody listens on the port; a number that is none is left to the servers' own check */
export const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });

/** Below the ports that systems give to outgoing connections (from 32768 on): what is free now is free when a server comes to it. */
const [lowest, highest] = [20_000, 32_000];
const mostTries = 100;

/** Ports that this process was given already: whoever has one may not listen on it yet. */
const given = new Set();

/**
 * @returns {Promise<boolean>} whether one can listen on this port of the loopback address; false: somebody does
 * @throws what the system says when it is not the port's fault, such as too many open files
 */
const canListenOn = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * @returns {Promise<number>} a port of the loopback address that nobody listens on, that no connection takes before somebody does, and
 * that this process was not given before
 */
export const freePort = async () => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (given.has(port)) continue;
    given.add(port); // before it is tried: others ask at the same time
    if (await canListenOn(port)) return port;
  }
  throw new Error(`no free port from ${lowest} to ${highest - 1} was found in ${mostTries} tries`);
};

/** Before anything is built or filled: the store that was started before, or somebody else, has the port. */
export const refuseTakenPort = async (port) => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !(await isTaken(Number(port)))) return;
  console.error(
    `Port ${port} is taken. If the store is open there already, use it: http://localhost:${port}. Else say another: PORT=${Number(port) + 1} npm start`,
  );
  process.exit(1);
};
