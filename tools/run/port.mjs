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

/** @returns {Promise<number>} the port, 0 when somebody listens there */
const listenOn = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });

/** @returns {Promise<number>} a port of the loopback address that nobody listens on, and that no connection takes before somebody does */
export const freePort = async () => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = await listenOn(randomInt(lowest, highest));
    if (port) return port;
  }
  return listenOn(0);
};

/** Before anything is built or filled: the store that was started before, or somebody else, has the port. */
export const refuseTakenPort = async (port) => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !(await isTaken(Number(port)))) return;
  console.error(
    `Port ${port} is taken. If the store is open there already, use it: http://localhost:${port}. Else say another: PORT=${Number(port) + 1} npm start`,
  );
  process.exit(1);
};
