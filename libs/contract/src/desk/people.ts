import { z } from 'zod';
import { instant } from '../wire/fields';
import { memberRoles } from './calls/permissions';

const role = z.enum(memberRoles);

/** One of a merchant's people. */
export const merchantPerson = z
  .object({
    sub: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    role,
    lastSeen: instant.nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'MerchantPerson' });
export type MerchantPerson = z.infer<typeof merchantPerson>;

/** Somebody who was mailed a link and has not come yet. `isOver`: the link holds no longer, and can be sent again. */
export const merchantInvitation = z
  .object({ id: z.int(), email: z.string(), role, by: z.string(), expiresAt: instant, isOver: z.boolean() })
  .meta({ id: 'MerchantInvitation' });
export type MerchantInvitation = z.infer<typeof merchantInvitation>;

/** A merchant's people and who was invited. */
export const deskPeople = z
  .object({ people: z.array(merchantPerson), invitations: z.array(merchantInvitation) })
  .meta({ id: 'DeskPeople' });
export type DeskPeople = z.infer<typeof deskPeople>;

export const peopleInviteInput = z.object({ email: z.email().max(200), role });
export type PeopleInviteInput = z.infer<typeof peopleInviteInput>;

/** `from`: the role as it was seen. Null in `to`: the person works for this merchant no longer. */
export const peopleRoleInput = z.object({ from: role, to: role.nullable() });
