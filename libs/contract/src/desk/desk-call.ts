import type { Call } from '../call';
import type { DeskPermission } from './permissions';

/**
 * One row of the desks' contract. Its path stands under `/api/admin` for the platform's people and, where `vendor` says so, under
 * `/api/vendor/:mer` for that merchant's.
 */
export type DeskCall = Pick<Call, 'method' | 'path' | 'takes'> & {
  /** What the caller must be allowed; `self`: every signed-in user, who reads of themselves alone. */
  permission: DeskPermission | 'self';
  /** Merchants' people make the call too, each in their merchant's scope: another merchant's thing is not there. */
  vendor?: true;
  /** Makes many changes, each in a transaction of its own with a row in the log of its own. */
  each?: true;
  /** Moves money, shows a secret or gives rights away: asks for a sign-in of the last ten minutes. */
  sudo?: true;
  /** Its body is a file. */
  isLarge?: true;
};

export type DeskCallTable = Readonly<Record<string, DeskCall>>;
