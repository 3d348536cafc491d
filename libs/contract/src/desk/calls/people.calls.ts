import type { DeskCallTable } from './desk-call';

/** The platform’s people and merchants’. */
export const peopleCalls = {
  /** The platform's people with their roles, and who was invited. */
  staff: { method: 'GET', path: '/staff', permission: 'staff.read', takes: 'nothing' },
  /** Mails somebody a link, by which they work here with some roles. */
  staffInvite: { method: 'POST', path: '/staff/invitations', permission: 'staff.write', sudo: true },
  staffInviteCancel: { method: 'POST', path: '/staff/invitations/:id/cancel', permission: 'staff.write', sudo: true },
  /** Sets the roles of a person; none: they work here no longer. */
  staffRoles: { method: 'POST', path: '/staff/:sub/roles', permission: 'staff.write', sudo: true },
  /** Takes the second factor of a person away, who has lost it, and ends every session of theirs. */
  staffFactorReset: { method: 'POST', path: '/staff/:sub/second-factor/reset', permission: 'staff.write', sudo: true },
  /** Ends every session of a person. */
  staffSignOut: { method: 'POST', path: '/staff/:sub/sign-out', permission: 'staff.write', sudo: true },

  /** A merchant's people with their roles, and who was invited. */
  people: { method: 'GET', path: '/people', permission: 'people.read', vendor: 'only', takes: 'nothing' },
  /** Mails somebody a link, by which they work for this merchant. */
  peopleInvite: {
    method: 'POST',
    path: '/people/invitations',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
  },
  /** Mails a new link in place of the one that was sent, which holds no longer. */
  peopleInviteAgain: {
    method: 'POST',
    path: '/people/invitations/:id/again',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
  },
  peopleInviteCancel: {
    method: 'POST',
    path: '/people/invitations/:id/cancel',
    permission: 'people.write',
    vendor: 'only',
    sudo: true,
  },
  /** Sets the role of a person; none: they work for this merchant no longer. */
  peopleRole: { method: 'POST', path: '/people/:sub/role', permission: 'people.write', vendor: 'only', sudo: true },
} as const satisfies DeskCallTable;
