/**
 * Carries the key by which the api knows its shell server. With it, the api believes the address in `x-forwarded-for`, and a call
 * without such an address is the shell's own, made for a page that is for many. Source: docs/security.md, Addresses.
 */
export const internalKeyHeader = 'x-souk-key';
export { readSecretFiles, secretSettings } from './server/secret-files';
export { readTraceparent, traceIdOf, traceparentOf } from './server/trace';
export { createChangeFollower, pageChangesPath, type ChangeMark, type PageChanges } from './server/page-changes';
export { onceCalls, ownOnceCalls } from './server/once-calls';
export { trackedCalls } from './server/tracked-calls';
export { productKey, purgeKeys, storeKey, type Purge } from './server/surrogate-keys';
export { failureReason } from './server/failure-reason';
export { faultOfProxies, isLoopback, type Network, networkOf } from './server/network';
export { BodyTooLarge, drain, hasBody, mostBodyBytes, readBody } from './server/request-body';
