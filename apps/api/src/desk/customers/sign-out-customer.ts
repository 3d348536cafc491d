import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { rolesOf } from '../../staff/staff-roles.repository';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import type { CustomerRow } from './customer-row';

/**
 * Ends every sign-in of a customer's account.
 * @throws {ReplyError} 404 a guest has none; 409 of the platform's people, whose sign-ins end under Staff and roles
 */
export async function signOutCustomer(
  { key, is_guest: isGuest }: CustomerRow,
  identity: Deps['identity'],
  { locale }: DeskCtx,
): Promise<void> {
  if (isGuest) throw notFound();
  if ((await rolesOf(key)).length > 0) throw new ReplyError('ACCOUNT_HAS_ROLE', deskWords(locale, 'worksHere'));
  await identity.signOut(key);
}
