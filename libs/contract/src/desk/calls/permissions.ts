/** What somebody of the platform or of a merchant may do. Each call of the desks names one. Source: docs/back-office.md, Roles. */
export const deskPermissions = [
  'orders.read',
  'orders.fulfil',
  'orders.cancel',
  'orders.edit',
  'orders.mail',
  'orders.note',
  'customers.read',
  'customers.export',
  'customers.delete',
  'customers.signOut',
  'points.adjust',
  'refunds.read',
  'refunds.decide',
  'refunds.create',
  'products.read',
  'products.write',
  'prices.write',
  'stock.write',
  'imports.run',
  'categories.read',
  'categories.write',
  'promotions.read',
  'promotions.write',
  'sales.read',
  'sales.write',
  'content.read',
  'content.write',
  'settings.read',
  'settings.write',
  'merchants.read',
  'merchants.decide',
  'payouts.read',
  'payouts.write',
  'sellers.write',
  'shipping.write',
  'profile.write',
  'tickets.read',
  'tickets.answer',
  'reviews.read',
  'reviews.moderate',
  'reviews.reply',
  'webhooks.read',
  'webhooks.write',
  'system.read',
  'system.act',
  'staff.read',
  'staff.write',
  'people.read',
  'people.write',
  'audit.read',
] as const;

export type DeskPermission = (typeof deskPermissions)[number];

/** What a call of the desks asks for: one permission; `any`: one at least, whichever; `self`: none. */
export type NeededPermission = DeskPermission | 'any' | 'self';

/** Roles of the platform's people, in the order in which screens list them. `admin` may do everything. */
export const staffRoles = ['admin', 'orders', 'catalogue', 'support', 'finance', 'content', 'auditor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Roles of a merchant's people. */
export const memberRoles = ['owner', 'manager', 'packer'] as const;

export type MemberRole = (typeof memberRoles)[number];
