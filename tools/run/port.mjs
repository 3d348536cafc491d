import { createServer } from 'node:net';

/** @returns whether somebody listens on the port; a number that is none is left to the servers' own check */
export const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });

/** @returns a port of the loopback address that nobody listens on */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Before anything is built or filled: the store that was started before, or somebody else, has the port. */
export const refuseTakenPort = async (port) => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !(await isTaken(Number(port)))) return;
  console.error(
    `Port ${port} is taken. If the store is open there already, use it: http://localhost:${port}. Else say another: PORT=${Number(port) + 1} npm start`,
  );
  process.exit(1);
};
