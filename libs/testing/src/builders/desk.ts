import type { DeskSelf, StaffRole } from '@souk/contract/desk';
import { staffMay } from '@souk/domain/desk';

/** Somebody of the platform who is signed in at its desk, with the permissions of one role. */
export const aDeskSelf = (role: StaffRole, more: Partial<DeskSelf> = {}): DeskSelf => ({
  name: role,
  email: `${role}@souk.test`,
  roles: [role],
  permissions: staffMay([role]),
  merchants: [],
  isSandbox: true,
  shopOrigin: '',
  hasSecondFactor: true,
  neededAcr: null,
  ...more,
});
