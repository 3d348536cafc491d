import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonical } from './canonical.mjs';
import { privateKeyIn } from './private-key.mjs';
import { secretOf } from './secret.mjs';
import { isSignedByOne, publicKeysIn } from './signed.mjs';

/** What an owner signs: the release file of the build, which holds the hash of every other, as the document carries it. */
const signedText = ({ ownerSignature: _signature, base: _base, ...release }) =>
  Buffer.from(canonical(withoutCalls(release)));

/** The calls of the api are asked for before a release alone (check.mjs): every page's document goes without their shapes. */
export const withoutCalls = ({ contracts: { calls: _calls, ...contracts } = {}, ...release }) => ({
  ...release,
  contracts,
});

/** @returns the owner's signature of a build, by OWNER_PRIVATE_KEY; undefined where owners do not sign */
export const signAsOwner = (release, key = secretOf('OWNER_PRIVATE_KEY')) => {
  if (!key) return undefined;
  return sign(null, signedText(release), privateKeyIn(key, 'OWNER_PRIVATE_KEY')).toString('base64');
};

/**
 * @returns the public keys of the owners, remote → PEM text (two keys while they are changed), from the file that RELEASE_OWNER_KEYS
 * names; undefined where owners do not sign
 * @throws when the file is not there, or anything in it is no key: owners that cannot be read are not owners that do not sign
 */
export const ownerKeys = (file = process.env.RELEASE_OWNER_KEYS) => {
  if (!file) return undefined;
  const keys = jsonIn(file);
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) throw notKeys(file);
  const isKey = (text) => typeof text === 'string' && publicKeysIn(text).length > 0;
  const broken = Object.keys(keys).find((name) => !isKey(keys[name]));
  if (broken) throw new Error(`RELEASE_OWNER_KEYS: ${file}: ${broken} has no ed25519 key as PEM text`);
  return keys;
};

const notKeys = (file, cause) =>
  new Error(`RELEASE_OWNER_KEYS: ${file} is not JSON of remotes and their keys`, { cause });

const jsonIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw notKeys(file, error);
  }
};

/** @throws when a release is not signed by who owns its remote, so who may publish one team's remote may not publish another's build */
export const refuseForeign = (release, keys) => {
  if (!keys) return;
  const { name, version, ownerSignature = '' } = release;
  if (!keys[name]) throw new Error(`${name} has no owner's key (RELEASE_OWNER_KEYS)`);
  if (!isSignedByOne(signedText(release), Buffer.from(ownerSignature, 'base64'), keys[name]))
    throw new Error(`${name} ${version} is not signed by its owner: store it with OWNER_PRIVATE_KEY`);
};
