import { createPrivateKey } from 'node:crypto';

/**
 * @param text PEM @param name what is told when it is none: the variable or the file that it stands in
 * @throws in one line when it is no key that signs
 */
export const privateKeyIn = (text, name) => {
  const none = (cause) => new Error(`${name} is not a private key: ed25519, as PEM text`, { cause });
  let key;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    throw none(error);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw none();
  return key;
};
