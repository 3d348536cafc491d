import { z } from 'zod';
import { instant } from '../wire/fields';
import { staffRoles } from './calls/permissions';

const roles = z.array(z.enum(staffRoles));

/** One of the platform's people. `sessions`: open sign-ins; null where the provider is not asked. */
export const staffPerson = z
  .object({
    sub: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    roles,
    lastSeen: instant.nullable(),
    sessions: z.int().nullable(),
    /** Null where the provider is not asked. */
    hasSecondFactor: z.boolean().nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'StaffPerson' });
export type StaffPerson = z.infer<typeof staffPerson>;

/** Somebody who was mailed a link and has not come yet. */
export const staffInvitation = z
  .object({ id: z.int(), email: z.string(), roles, by: z.string(), expiresAt: instant })
  .meta({ id: 'StaffInvitation' });
export type StaffInvitation = z.infer<typeof staffInvitation>;

/** The platform's people and who was invited. `console`: where an outside provider keeps accounts; null: this screen changes them. */
export const deskStaff = z
  .object({ people: z.array(staffPerson), invitations: z.array(staffInvitation), console: z.string().nullable() })
  .meta({ id: 'DeskStaff' });
export type DeskStaff = z.infer<typeof deskStaff>;

export const bySub = z.object({ sub: z.string().min(1).max(200) });

export const staffInviteInput = z.object({ email: z.email().max(200), roles: roles.min(1) });
export type StaffInviteInput = z.infer<typeof staffInviteInput>;

/** `from`: the roles as they were seen. None in `to`: the person works here no longer. */
export const staffRolesInput = z.object({ from: roles, to: roles });
