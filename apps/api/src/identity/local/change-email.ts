import { tx } from '../../database/tx';
import { changeShopperEmail } from '../shoppers';
import { endSessions, setAccountEmail } from './accounts.repository';

/** When a token may be from that second, and was made after the change. */
const startOfSecond = (at: number) => new Date(at - (at % 1000));

/**
 * Gives an account another e-mail to sign in with, which its owner has proved, and ends its sessions. The shopper's row has it at once.
 * @param email in lower case
 * @throws {AccountExists} another account has it
 */
export const changeEmail = (accountId: string, email: string): Promise<void> =>
  tx(async () => {
    await changeShopperEmail(accountId, email, startOfSecond(Date.now()));
    await setAccountEmail(accountId, email);
    await endSessions(accountId);
  });
