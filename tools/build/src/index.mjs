export { againstStore, remote } from './remote.mjs';
export { server } from './server.mjs';
export { shell } from './shell.mjs';
export { single } from './single.mjs';
