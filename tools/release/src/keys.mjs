import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { canonical } from './canonical.mjs';
import { makeFolder } from './make-folder.mjs';
import { privateKeyIn } from './private-key.mjs';
import { secretOf } from './secret.mjs';
import { isSignedByOne } from './signed.mjs';

const pem = { private: { type: 'pkcs8', format: 'pem' }, public: { type: 'spki', format: 'pem' } };

const fileOf = (dir, name) => join(dir, 'keys', name);

/** On one machine a pair is made once beside the builds; in production every key comes from outside. @returns the private key */
const ownPair = (dir, name) => {
  const [file, publicFile] = [fileOf(dir, `${name}.pem`), fileOf(dir, `${name}.pub`)];
  if (!existsSync(file)) makePrivateKey(file);
  const key = privateKeyIn(readFileSync(file, 'utf8'), file);
  if (!existsSync(publicFile)) writePublicKey(publicFile, key);
  return key;
};

/** Also of a pair that was made by halves. Where a key is mounted to be read alone, its other half is worked out each time. */
const writePublicKey = (file, key) => {
  try {
    writeFileSync(file, createPublicKey(key).export(pem.public));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
};

const makePrivateKey = (file) => {
  makeFolder(dirname(file));
  try {
    writeFileSync(file, generateKeyPairSync('ed25519').privateKey.export(pem.private), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error; // another process was first
  }
};

/**
 * The pair that signs release documents. In production both come from outside (RELEASE_PRIVATE_KEY for who publishes,
 * RELEASE_PUBLIC_KEY for who serves, as PEM text).
 */
const releaseKey = (dir) => {
  const given = secretOf('RELEASE_PRIVATE_KEY');
  if (given) return privateKeyIn(given, 'RELEASE_PRIVATE_KEY');
  const file = fileOf(dir, 'release.pem');
  // A new pair would sign what no server takes.
  if (!existsSync(file) && existsSync(join(dir, 'release.json')))
    throw new Error(`${file} is not there: put it back, or set RELEASE_PRIVATE_KEY to the key that signs this store`);
  return ownPair(dir, 'release');
};

export const publicKeyOf = (dir) => {
  if (process.env.RELEASE_PUBLIC_KEY) return process.env.RELEASE_PUBLIC_KEY;
  const own = fileOf(dir, 'release.pub');
  if (!secretOf('RELEASE_PRIVATE_KEY') && existsSync(own)) return readFileSync(own, 'utf8');
  return createPublicKey(releaseKey(dir)).export(pem.public);
};

/**
 * The lesser key: it signs passes for single browsers and nothing that others see, so every developer and test may have it
 * (PREVIEW_PRIVATE_KEY; servers know it by PREVIEW_PUBLIC_KEY).
 */
const previewKey = (dir) => {
  const given = secretOf('PREVIEW_PRIVATE_KEY');
  return given ? privateKeyIn(given, 'PREVIEW_PRIVATE_KEY') : ownPair(dir, 'preview');
};

export const signSet = (dir, set) => sign(null, Buffer.from(canonical(set)), releaseKey(dir)).toString('base64');

/** Whether a set is signed by the key that signs here now; also where there is none, as on a server that only reads. */
export const isSignedByOwnKey = (dir, { signature, ...set }) => {
  const isGiven = secretOf('RELEASE_PRIVATE_KEY') || existsSync(fileOf(dir, 'release.pem'));
  return !isGiven || isSigned({ signature, ...set }, createPublicKey(releaseKey(dir)).export(pem.public));
};

/**
 * Signs a pass: one browser sees these remotes from its own machine, or these stored versions, for a while.
 * Read by apps/shell/src/server/develop/pass.ts.
 * @param pass `{ remotes: { name: { origin, routes, slots } }, versions: { name: { version, digest } }, until }`
 */
export const signPass = (dir, pass) => {
  const packed = deflateRawSync(JSON.stringify(pass), { level: 9 });
  return `${packed.toString('base64url')}.${sign(null, packed, previewKey(dir)).toString('base64url')}`;
};

/** @param publicKeys PEM text; while keys are changed, the old one and the new one */
export const isSigned = ({ signature, ...set }, publicKeys) =>
  typeof signature === 'string' &&
  isSignedByOne(Buffer.from(canonical(set)), Buffer.from(signature, 'base64'), publicKeys);
