export { adminPath, deskCalls, vendorPath, type DeskCallName } from './calls';
export * from './audit-fields';
export * from './choices';
export * from './product-choices';
export * from './tracking-url';
export type { DeskCall, DeskCallTable } from './calls/desk-call';
export {
  deskPermissions,
  memberRoles,
  staffRoles,
  type DeskPermission,
  type MemberRole,
  type NeededPermission,
  type StaffRole,
} from './calls/permissions';
export type { DeskData, DeskInput } from './args';
export type * from './categories';
export type * from './coupons';
export type * from './customers';
export type * from './disputes';
export type * from './find';
export type * from './figures';
export type * from './home';
export type * from './merchants';
export type * from './merchant-kinds';
export type * from './imports';
export type * from './order-address';
export type * from './order-records';
export type * from './order-refund';
export type * from './orders';
export type * from './parcels';
export type * from './products';
export type * from './product-variants';
export type * from './product-filter';
export type * from './bulk-products';
export type * from './own-pages';
export type * from './people';
export type * from './refunds';
export type * from './reviews';
export * from './releases';
export type * from './sales';
export type * from './saved-replies';
export type * from './self';
export type * from './shipping';
export type * from './shops';
export type * from './staff';
export type * from './statements';
export type * from './support';
export type * from './system';
export type * from './tax';
export type * from './views';
export type * from './webhooks';
