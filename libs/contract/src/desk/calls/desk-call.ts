import type { Call } from '../../wire/call';
import type { NeededPermission } from './permissions';

/**
 * One row of the desks' contract. Its path stands under `/api/admin` for the platform's people and, where `vendor` says so, under
 * `/api/vendor/:mer` for that merchant's; `only` there, where the platform has no such call.
 */
export type DeskCall = Pick<Call, 'method' | 'path' | 'takes'> & {
  /**
   * What the caller must be allowed. `any`: whoever works at the desk, with what each of them may read. `self`: every signed-in user,
   * who reads of themselves alone.
   */
  permission: NeededPermission;
  /** Merchants' people make the call too, each in their merchant's scope: another merchant's thing is not there. */
  vendor?: true | 'only';
  /**
   * Opens its transactions itself, each with a row in the log: it makes many changes, reads much, or looks at much text
   * and asks other hosts before it makes one.
   */
  each?: true;
  /** Stores what its address alone leads to, a draft or a picture that nothing uses yet, who writes just now, or nothing at all: nothing of the store changes, and the log says nothing. */
  isDraft?: true;
  /** Stores what its caller alone reads, in one transaction: nothing of the store changes, and the log says nothing. */
  isOwn?: true;
  /**
   * Moves money, shows a secret, gives rights away or runs in shoppers' browsers: asks for a sign-in of the last ten minutes.
   * `handler`: its handler asks, by what the call would do.
   */
  sudo?: true | 'handler';
  /**
   * Answers a secret, or what is stored of a person. Every other change that is made again with the same `Idempotency-Key` changes nothing
   * and answers as the first time; an answer of this call is not kept for that, so it is made anew.
   */
  isSecret?: true;
  /** Its body is a file. */
  isLarge?: true;
};

export type DeskCallTable = Readonly<Record<string, DeskCall>>;
