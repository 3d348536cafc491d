import { ConfigError, type Config } from '../config';
import { accountById } from '../identity/local/accounts.repository';
import { passwordFits } from '../identity/local/passwords';
import { publishedPassword } from './parts/demo-password';
import { people } from './shoppers/people';
import { staffPeople } from './staff/staff-people';

/**
 * Refuses to open a store outside the sandbox that anybody can sign in to, as one that was a sandbox before.
 * @throws {ConfigError} naming the account
 */
export async function refuseDemoPassword({ sandbox, oidcIssuer }: Pick<Config, 'sandbox' | 'oidcIssuer'>) {
  if (sandbox || oidcIssuer) return;
  for (const { sub, email } of [...Object.values(people), ...staffPeople]) {
    const account = await accountById(sub);
    if (account && (await passwordFits(publishedPassword, account.password_hash))) {
      throw new ConfigError(
        `Anybody can sign in as ${email}: the demo's password is published. Begin with an empty database, or say SANDBOX=1`,
      );
    }
  }
}
