import { rotateCookieKeys } from '../identity/local/cookie-keys';
import { rotateSigningKey } from '../identity/local/signing-keys';
import { sealOf } from '../secrets/sealing';
import { sealAll, secretPlaces } from '../secrets/stored-secrets';
import { type Command, CommandError } from './command';

const usage = `npm run keys -- list             which key seals each secret of the database
npm run keys -- rotate           seals all of them by SECRETS_KEY; SECRETS_KEY_OLD can be left out afterwards
npm run keys -- rotate-signing   gives sign-in a new signing key; the one before verifies for a day more
npm run keys -- rotate-cookies   gives sign-in a new key for its cookies; the one before verifies for 30 days more`;

const rotations = new Map([
  ['rotate-signing', rotateSigningKey],
  ['rotate-cookies', rotateCookieKeys],
]);

/** Looks after the keys of the store, beside a store that runs. */
export const keys: Command = {
  usage,
  takes: ([what = '', ...more]) => ['list', 'rotate', ...rotations.keys()].includes(what) && more.length === 0,
  async run([what], { config }, print) {
    if (what === 'list') {
      for (const { where, stored } of await secretPlaces()) print(`${where}  ${sealOf(stored) ?? 'not sealed'}`);
      return;
    }
    if (what === 'rotate') {
      if (!config.secretsKeys.current)
        throw new CommandError('SECRETS_KEY is not set: openssl rand -base64 32 makes one');
      const count = await sealAll();
      return print(`${count} secrets were sealed anew; SECRETS_KEY_OLD is needed no more`);
    }
    const rotate = rotations.get(what ?? '');
    if (!rotate) throw new CommandError(usage);
    if (config.oidcIssuer) throw new CommandError('OIDC_ISSUER names a provider, which looks after its own keys');
    print(`The new key signs from ${(await rotate()).toISOString()}`);
  },
};
