/**
 * Carries the key by which the api knows its shell server. With it, the api believes the address in `x-forwarded-for`, and a call
 * without such an address is the shell's own, made for a page that is for many. Source: docs/security.md, Addresses.
 */
export const internalKeyHeader = 'x-souk-key';
/**
 * With a call that saves a page of the owner's, the addresses of one part that live remotes serve, separated by commas: the shell server knows
 * what is released, the api does not. Whoever sends it to the api themselves is refused their own page, no more.
 */
export const remotePagesHeader = 'x-souk-remote-pages';
export { readSecretFiles, secretSettings } from './server/secret-files';
export { readTraceparent, traceIdOf, traceparentOf } from './server/trace';
export { createChangeFollower, pageChangesPath, type ChangeMark, type PageChanges } from './server/page-changes';
export { onceCalls, ownOnceCalls } from './server/once-calls';
export { trackedCalls } from './server/tracked-calls';
export { productKey, purgeKeys, storeKey, type Purge } from './server/surrogate-keys';
export { failureReason } from './server/failure-reason';
export { faultOfProxies, isLoopback, type Network, networkOf } from './server/network';
export { BodyTooLarge, drain, hasBody, mostBodyBytes, readBody } from './server/request-body';
export { bareCode } from './wire/bare-code';
