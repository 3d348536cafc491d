import { createPublicKey, verify } from 'node:crypto';

const oneKey = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

const keyIn = (pem) => {
  try {
    return [createPublicKey(pem)];
  } catch {
    return [];
  }
};

/** @param text PEM, one key or several @returns those that are keys: while they are changed, a broken one keeps the other from nothing */
export const publicKeysIn = (text) => (text.match(oneKey) ?? []).flatMap(keyIn);

/**
 * Whether these bytes were signed for this store.
 * @param publicKeys PEM text; while keys are changed, the old one and the new one after each other
 */
export const isSignedByOne = (bytes, signature, publicKeys) =>
  publicKeysIn(publicKeys).some((key) => verify(null, bytes, key, signature));
