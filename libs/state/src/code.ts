export { CodeRow } from './client/code-row';
export { isCodeAlive, isWaiting, resetWaits, startWait, useCode } from './client/use-code';
