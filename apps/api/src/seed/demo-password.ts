import { randomBytes } from 'node:crypto';
import { ConfigError, type Config } from '../config';
import { accountById } from '../identity/local/accounts.repository';
import { passwordFits } from '../identity/local/passwords';
import { people } from './shoppers/people';
import { staffPeople } from './staff/staff-people';

/** The password of all demo accounts, as README publishes it. */
const published = 'souk-demo';

/** @returns the password that demo accounts are made with: the published one in a sandbox, elsewhere one that nobody knows */
export const demoPassword = ({ sandbox }: Pick<Config, 'sandbox'>): string =>
  sandbox ? published : randomBytes(24).toString('base64url');

/**
 * Refuses to open a store outside the sandbox that anybody can sign in to, as one that was a sandbox before.
 * @throws {ConfigError} naming the account
 */
export async function refuseDemoPassword({ sandbox, oidcIssuer }: Pick<Config, 'sandbox' | 'oidcIssuer'>) {
  if (sandbox || oidcIssuer) return;
  for (const { sub, email } of [...Object.values(people), ...staffPeople]) {
    const account = await accountById(sub);
    if (account && (await passwordFits(published, account.password_hash))) {
      throw new ConfigError(
        `Anybody can sign in as ${email}: the demo's password is published. Begin with an empty database, or say SANDBOX=1`,
      );
    }
  }
}
