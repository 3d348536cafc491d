export { refuseName, storeBuild, storedRelease, storedVersions } from './builds.mjs';
export { changeSet, readSet } from './channel.mjs';
export { history } from './history.mjs';
export { isSigned, signPass, signSet } from './keys.mjs';
export { pinningPass } from './link.mjs';
export { prune } from './prune.mjs';
export { publish, store } from './publish.mjs';
export { canary, promote, retire, rollback } from './steps.mjs';
export { takeBuilt } from './take-built.mjs';
