export { storeBuild, storedRelease, storedVersions } from './builds.mjs';
export { changeSet, history, readSet } from './channel.mjs';
export { troubles } from './compatible.mjs';
export { canonical, isSigned, signSet } from './keys.mjs';
export { canary, promote, publish, rollback } from './publish.mjs';
