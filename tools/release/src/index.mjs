export { storeBuild, storedRelease, storedVersions } from './builds.mjs';
export { changeSet, history, readSet } from './channel.mjs';
export { slotTroubles, troubles } from './compatible.mjs';
export { canonical, isSigned, signPass, signSet } from './keys.mjs';
export { canary, promote, publish, retire, rollback } from './publish.mjs';
