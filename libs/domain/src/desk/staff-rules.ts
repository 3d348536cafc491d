import type { DeskPermission, StaffRole } from '@souk/contract/desk';
import { staffMay } from './roles';

/** Fewest characters of a password of the platform's people. Source: docs/back-office.md, Staff and roles. */
export const staffPasswordMinLength = 12;

/** Why somebody's roles cannot be set: a store without an administrator, or rights that the one who gives them lacks. */
export type RolesObstacle = 'lastAdmin' | 'beyondYours';

type Change = {
  from: readonly StaffRole[];
  to: readonly StaffRole[];
  /** What the one who changes them may do. */
  mine: readonly DeskPermission[];
  /** How many administrators there are. */
  admins: number;
};

/** Why roles cannot be changed so; null: they can. Nobody gives or takes away what they lack, and one administrator stays. */
export const rolesObstacle = ({ from, to, mine, admins }: Change): RolesObstacle | null => {
  const moved = [...from.filter((role) => !to.includes(role)), ...to.filter((role) => !from.includes(role))];
  if (!staffMay(moved).every((permission) => mine.includes(permission))) return 'beyondYours';
  return from.includes('admin') && !to.includes('admin') && admins <= 1 ? 'lastAdmin' : null;
};
