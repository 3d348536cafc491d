import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { canonical } from './canonical.mjs';
import { makeFolder } from './make-folder.mjs';
import { isSignedByOne } from './signed.mjs';

/**
 * The pair that signs release documents. In production both come from outside (RELEASE_PRIVATE_KEY for who publishes,
 * RELEASE_PUBLIC_KEY for who serves, as PEM text); on one machine they are made once beside the builds.
 */
const ownPair = (dir) => {
  const file = join(dir, 'keys/release.pem');
  if (!existsSync(file)) {
    // A new pair would sign what no server takes.
    if (existsSync(join(dir, 'release.json')))
      throw new Error(`${file} is not there: put it back, or set RELEASE_PRIVATE_KEY to the key that signs this store`);
    makeFolder(dirname(file));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    try {
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
      writeFileSync(join(dir, 'keys/release.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error; // another publisher was first
    }
  }
  return file;
};

export const publicKeyOf = (dir) => {
  if (process.env.RELEASE_PUBLIC_KEY) return process.env.RELEASE_PUBLIC_KEY;
  const own = join(dir, 'keys/release.pub');
  if (!process.env.RELEASE_PRIVATE_KEY && existsSync(own)) return readFileSync(own, 'utf8');
  return createPublicKey(privateKeyOf(dir)).export({ type: 'spki', format: 'pem' });
};

const privateKeyOf = (dir) => {
  const given = process.env.RELEASE_PRIVATE_KEY;
  try {
    return createPrivateKey(given ?? readFileSync(ownPair(dir)));
  } catch (error) {
    if (given === undefined) throw error;
    throw new Error('RELEASE_PRIVATE_KEY is not a private key: ed25519, as PEM text', { cause: error });
  }
};

export const signSet = (dir, set) => sign(null, Buffer.from(canonical(set)), privateKeyOf(dir)).toString('base64');

/**
 * A pass for a developer: their own browser may show these remotes from their own machine, for a while.
 * Read by apps/shell/src/server/develop/pass.ts.
 * @param pass `{ remotes: { name: { origin, routes, slots } }, until }`
 */
export const signPass = (dir, pass) => {
  const packed = deflateRawSync(JSON.stringify(pass), { level: 9 });
  return `${packed.toString('base64url')}.${sign(null, packed, privateKeyOf(dir)).toString('base64url')}`;
};

/** @param publicKeys PEM text; while keys are changed, the old one and the new one */
export const isSigned = ({ signature, ...set }, publicKeys) =>
  typeof signature === 'string' &&
  isSignedByOne(Buffer.from(canonical(set)), Buffer.from(signature, 'base64'), publicKeys);
