import { auditSubjects, type AuditSubject } from '@souk/contract/desk';

/** Kinds of things that people of a merchant can change. */
const merchantsKinds: readonly AuditSubject[] = [
  'order',
  'orderList',
  'refund',
  'product',
  'import',
  'coupon',
  'review',
  'seller',
  'person',
  'personInvitation',
];

/** Kinds of things that stand in the log of a desk. @param merchantId null: the platform's, which holds the merchants' too */
export const auditKindsOf = (merchantId: number | null): readonly AuditSubject[] =>
  merchantId === null ? auditSubjects : merchantsKinds;
