/** Of how many days the share of refunded orders is worked out. Source: docs/back-office.md, Merchants. */
export const refundRateDays = 90;

/** Most that support gives back of one order without a request, in cents. Source: docs/back-office.md, Roles. */
export const supportRefundMostCents = 10_000;

/** Most that a request may ask for to be agreed to together with others, in cents: larger ones are looked at one by one. */
export const refundTogetherMostCents = 10_000;

const unlimited = ['admin', 'finance', 'owner', 'manager'];

/** Most points that support gives or takes at a time. Source: docs/back-office.md, Roles. */
export const supportPointsMost = 1_000;

/** Most points that somebody with these roles gives or takes at a time; null: as many as the call takes. */
export const pointsMost = (roles: readonly string[]): number | null =>
  roles.includes('admin') ? null : supportPointsMost;

/** Most that somebody with these roles gives back of one order without a request, in cents; null: all of it. */
export const refundMostCents = (roles: readonly string[]): number | null =>
  roles.some((role) => unlimited.includes(role)) ? null : supportRefundMostCents;
