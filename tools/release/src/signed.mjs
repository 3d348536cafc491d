import { createPublicKey, verify } from 'node:crypto';

const oneKey = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/**
 * Whether these bytes were signed for this store.
 * @param publicKeys PEM text; while keys are changed, the old one and the new one after each other
 */
export const isSignedByOne = (bytes, signature, publicKeys) =>
  (publicKeys.match(oneKey) ?? []).some((key) => verify(null, bytes, createPublicKey(key), signature));
