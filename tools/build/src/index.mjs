export { promises } from './contracts.mjs';
export { remote } from './remote.mjs';
export { againstStore, devPortOf, fromSource } from './remote-dev.mjs';
export { server } from './server.mjs';
export { shell } from './shell.mjs';
export { single } from './single.mjs';
