import {
  deskPermissions,
  type DeskPermission,
  memberRoles,
  type MemberRole,
  type NeededPermission,
  type StaffRole,
  staffRoles,
} from '@souk/contract/desk';

/** Whether a text names a role of the platform. */
export const isStaffRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

const reading = deskPermissions.filter((permission) => permission.endsWith('.read'));

/** What each role of the platform may do; several roles add up. Source: docs/back-office.md, Roles. */
const staffPermissions: Readonly<Record<StaffRole, readonly DeskPermission[]>> = {
  admin: deskPermissions,
  orders: [
    'orders.read',
    'orders.fulfil',
    'orders.cancel',
    'orders.edit',
    'orders.mail',
    'orders.note',
    'customers.read',
    'refunds.read',
    'refunds.decide',
    'products.read',
  ],
  catalogue: [
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
    'merchants.read',
    'reviews.read',
    'reviews.moderate',
  ],
  support: [
    'orders.read',
    'orders.mail',
    'orders.note',
    'customers.read',
    'customers.export',
    'customers.delete',
    'customers.signOut',
    'points.adjust',
    'refunds.read',
    'refunds.create',
    'tickets.read',
    'tickets.answer',
    'products.read',
    'reviews.read',
    'reviews.moderate',
  ],
  finance: [
    'orders.read',
    'orders.note',
    'refunds.read',
    'refunds.decide',
    'refunds.create',
    'merchants.read',
    'merchants.decide',
    'payouts.read',
    'payouts.write',
    'sellers.write',
    'system.read',
    'audit.read',
  ],
  content: ['content.read', 'content.write'],
  auditor: reading,
};

const shop: readonly DeskPermission[] = [
  'orders.read',
  'orders.fulfil',
  'orders.note',
  'refunds.read',
  'refunds.decide',
  'refunds.create',
  'products.read',
  'products.write',
  'prices.write',
  'stock.write',
  'imports.run',
  'promotions.read',
  'promotions.write',
  'shipping.write',
  'profile.write',
  'reviews.read',
  'reviews.reply',
];

/** What each role of a merchant's people may do, with what is their merchant's alone. */
const memberPermissions: Readonly<Record<MemberRole, readonly DeskPermission[]>> = {
  owner: [...shop, 'payouts.read', 'sellers.write', 'people.read', 'people.write', 'audit.read'],
  manager: shop,
  packer: ['orders.read', 'orders.fulfil', 'orders.note'],
};

const inOrder = (some: readonly DeskPermission[]) => deskPermissions.filter((one) => some.includes(one));

/** What somebody with these roles may do at the platform's desk. */
export const staffMay = (roles: readonly StaffRole[]): DeskPermission[] =>
  inOrder(roles.flatMap((role) => staffPermissions[role]));

/** What somebody with this role may do for their merchant. */
export const memberMay = (role: MemberRole): DeskPermission[] => inOrder(memberPermissions[role]);

/** Whether somebody with these permissions may make a call that asks for one. */
export const mayMake = (permissions: readonly DeskPermission[], needed: NeededPermission): boolean => {
  if (needed === 'self') return true;
  return needed === 'any' ? permissions.length > 0 : permissions.includes(needed);
};

/** The greatest role is named where no other one does: whoever asks for access is given no more than they need. */
const least = <Role extends string>(roles: readonly Role[], greatest: Role): Role[] => {
  const lesser = roles.filter((role) => role !== greatest);
  return lesser.length > 0 ? lesser : [greatest];
};

const staffWithAny = (permissions: readonly DeskPermission[]) =>
  staffRoles.filter((role) => staffPermissions[role].some((one) => permissions.includes(one)));

/** Roles of the platform to ask for, for a permission. */
export const staffThatMay = (permission: DeskPermission): StaffRole[] => least(staffWithAny([permission]), 'admin');

/**
 * Roles to ask for of whoever does not only want to read: those that also change what a permission lets read. Empty: the roles of the
 * permission itself do, or nobody changes it.
 */
export const staffThatChange = (permission: DeskPermission): StaffRole[] => {
  const [area] = permission.split('.');
  const changing = deskPermissions.filter((one) => one.startsWith(`${area}.`) && !reading.includes(one));
  const all = staffWithAny(changing);
  return all.length === 0 || staffThatMay(permission).some((role) => all.includes(role)) ? [] : least(all, 'admin');
};

/** Roles of a merchant's people to ask for, for a permission. */
export const membersThatMay = (permission: DeskPermission): MemberRole[] =>
  least(
    memberRoles.filter((role) => memberPermissions[role].includes(permission)),
    'owner',
  );
