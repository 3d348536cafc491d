import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from './root.mjs';

/** Serves the static build of the workbench at the port that it is called with. */
const files = sirv(join(root, 'libs/workbench/dist'));
createServer((request, response) => files(request, response, () => response.writeHead(404).end())).listen(
  Number(process.argv[2]),
);
