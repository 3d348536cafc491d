import { rotateCookieKeys } from '../identity/local/cookie-keys';
import { rotateSigningKey } from '../identity/local/signing-keys';
import { keyVariable, sealOf } from '../secrets/sealing';
import { sealAll, secretPlaces, tryOpenAll } from '../secrets/stored-secrets';
import { type Command, CommandError, unknownWords } from './command';

const usage = `npm run keys -- list             which key seals each secret of the database
npm run keys -- rotate           seals all of them by SECRETS_KEY; SECRETS_KEY_OLD can be left out afterwards
npm run keys -- rotate-signing   gives sign-in a new signing key; the one before verifies for a day more
npm run keys -- rotate-cookies   gives sign-in a new key for its cookies; the one before verifies for 30 days more`;

const noKey =
  'SECRETS_KEY is not set. Set it to the key that all processes of the store have; for a store that has none yet, openssl rand -base64 32 makes one, which they all need first';

const rotations = new Map([
  ['rotate-signing', rotateSigningKey],
  ['rotate-cookies', rotateCookieKeys],
]);

/** The key of a stored secret, for people: which of the variables it is here. */
const sealText = (stored: string) => {
  const id = sealOf(stored);
  return id === null ? 'not sealed' : `${id}  ${keyVariable(id) ?? 'neither SECRETS_KEY nor SECRETS_KEY_OLD'}`;
};

/** Seals everything by `SECRETS_KEY`. @throws {SealedError} before anything is changed, where a key is missing */
const rotateSeals = async () => {
  await tryOpenAll();
  const { sealed, left } = await sealAll();
  const done = `${sealed} ${sealed === 1 ? 'secret was' : 'secrets were'} sealed anew`;
  if (left.length > 0)
    throw new CommandError(
      `${done}; changed meanwhile by a process without this SECRETS_KEY: ${left.join(', ')}. Set it for all processes, then run this again`,
    );
  return `${done}; once every process has this SECRETS_KEY, SECRETS_KEY_OLD is needed no more. One that has not cannot sign anybody in`;
};

/** Looks after the keys of the store, beside a store that runs. */
export const keys: Command = {
  needsSecrets: 'as they are',
  about:
    'Looks after the keys by which secrets are sealed in the database (SECRETS_KEY, SECRETS_KEY_OLD) and those of sign-in. A key is named by twelve letters that say nothing of it.',
  usage,
  faultOf: (args) =>
    ['list', 'rotate', ...rotations.keys()].includes(args.join(' ')) ? null : unknownWords('keys', args),
  async run([what], { config }, print) {
    if (what === 'list') {
      for (const { where, stored } of await secretPlaces()) print(`${where}  ${sealText(stored)}`);
      return;
    }
    if (what === 'rotate') {
      if (!config.secretsKeys.current) throw new CommandError(noKey);
      return print(await rotateSeals());
    }
    const rotate = rotations.get(what ?? '');
    if (!rotate) throw new CommandError(usage);
    if (config.oidcIssuer) throw new CommandError('OIDC_ISSUER names a provider, which looks after its own keys');
    print(`The new key signs from ${(await rotate()).toISOString()}`);
  },
};
