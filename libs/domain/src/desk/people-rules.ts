import type { DeskPermission, MemberRole } from '@souk/contract/desk';
import { memberMay } from './roles';

/** Most people and invitations of one merchant. Source: docs/back-office.md, A merchant's people. */
export const mostPeople = 50;

/** Most invitations that one merchant mails in an hour: an address of a stranger is no target. */
export const mostInvitationsAnHour = 20;

/** Why somebody's role at a merchant cannot be set: a merchant without an owner, or rights that the one who gives them lacks. */
export type PeopleObstacle = 'lastOwner' | 'beyondYours';

type Change = {
  /** Null: they do not work there yet. */
  from: MemberRole | null;
  /** Null: they work there no longer. */
  to: MemberRole | null;
  /** What the one who changes it may do for this merchant. */
  mine: readonly DeskPermission[];
  /** How many owners the merchant has. */
  owners: number;
};

/** Why a role at a merchant cannot be changed so; null: it can. Nobody gives or takes away what they lack, and one owner stays. */
export const peopleObstacle = ({ from, to, mine, owners }: Change): PeopleObstacle | null => {
  const moved = from === to ? [] : [from, to].filter((role) => role !== null);
  if (!moved.flatMap(memberMay).every((permission) => mine.includes(permission))) return 'beyondYours';
  return from === 'owner' && to !== 'owner' && owners <= 1 ? 'lastOwner' : null;
};

type Invited = {
  email: string;
  /** Of those who work there, lower case; null: an account without one. */
  people: readonly (string | null)[];
  /** Of those who were invited, lower case. */
  invitations: readonly string[];
};

/** Why somebody cannot be invited to a merchant; null: they can. Whoever is invited already gets another link. */
export const invitationObstacle = ({ email, people, invitations }: Invited): 'worksHere' | 'full' | null => {
  if (people.includes(email)) return 'worksHere';
  return !invitations.includes(email) && people.length + invitations.length >= mostPeople ? 'full' : null;
};
