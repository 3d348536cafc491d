import { createServer } from 'node:net';
import { fork } from 'node:child_process';
import { endWithParent } from './orphan.mjs';
import { underProjectNode } from './install.mjs';

/** For the test: a command as `npm start` is, whose child holds a port as a server of the store does. */
if (process.argv[2] === 'server') {
  endWithParent();
  const server = createServer().listen(0, () => process.send({ port: server.address().port }));
} else if (underProjectNode(import.meta.filename)) {
  const child = fork(import.meta.filename, ['server']);
  child.once('message', ({ port }) => console.log(JSON.stringify({ port })));
}
