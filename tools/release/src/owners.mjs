import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonical } from './canonical.mjs';
import { secretOf } from './secret.mjs';
import { isSignedByOne } from './signed.mjs';

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
  try {
    return sign(null, signedText(release), createPrivateKey(key)).toString('base64');
  } catch (error) {
    throw new Error('OWNER_PRIVATE_KEY is not a private key: ed25519, as PEM text', { cause: error });
  }
};

/**
 * @returns the public keys of the owners, remote → PEM text (two keys while they are changed), from the file that RELEASE_OWNER_KEYS
 * names; undefined where owners do not sign
 */
export const ownerKeys = (file = process.env.RELEASE_OWNER_KEYS) => {
  if (!file) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`RELEASE_OWNER_KEYS: ${file} is not JSON of remotes and their keys`, { cause: error });
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
