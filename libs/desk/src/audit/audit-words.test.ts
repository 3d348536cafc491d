import {
  auditFields,
  type BookingKind,
  deskOrderTabs,
  memberRoles,
  merchantStates,
  merchantTrusts,
  orderMailKinds,
  productReviewStates,
  staffRoles,
  taxCategories,
} from '@souk/contract/desk';
import type { RefundState } from '@souk/domain';
import frame from '../frame/messages.en.json';
import orders from '../orders/messages.en.json';
import common from '../parts/messages.en.json';
import products from '../products/messages.en.json';
import refunds from '../refunds/messages.en.json';
import reviews from '../reviews/messages.en.json';
import shop from '../shop/messages.en.json';
import statements from '../statements/messages.en.json';
import own from './messages.en.json';
import { auditValueWords } from './use-audit-value';

const words: object = {
  ...frame,
  ...orders,
  ...common,
  ...products,
  ...refunds,
  ...reviews,
  ...shop,
  ...statements,
  ...own,
};

const refundStates: Record<RefundState, true> = {
  inReview: true,
  refused: true,
  refunding: true,
  refunded: true,
  returning: true,
  arrived: true,
  withdrawn: true,
};

/** All that a value of each kind can be. */
const valuesOf: Record<keyof typeof auditValueWords, readonly string[]> = {
  addressField: 'firstName lastName detail detail2 city province postCode countryCode phone'.split(' '),
  booking: ['adjustment', 'settlement'] satisfies BookingKind[],
  contactWay: ['h5', 'message', 'phone', 'hotline', 'email'],
  document: ['accepted', 'refused'],
  merchantState: merchantStates,
  orderMail: orderMailKinds,
  orderTab: deskOrderTabs,
  productReview: productReviewStates,
  refundState: Object.keys(refundStates),
  reviewState: ['PENDING', 'PUBLISHED', 'REJECTED'],
  role: memberRoles,
  staffRole: staffRoles,
  taxCategory: taxCategories,
  ticketStatus: ['OPEN', 'INPROCESS', 'CLOSED'],
  trust: merchantTrusts,
};

test('[DESK-07] every field of the log has a word, and so has every value that is one of a few', () => {
  const fields = Object.values(auditFields).flatMap((ofKind) => Object.keys(ofKind));
  const values = Object.entries(auditValueWords).flatMap(([kind, idOf]) =>
    valuesOf[kind as keyof typeof auditValueWords].map(idOf),
  );
  const ids = [...fields.map((name) => `desk.audit.field.${name}`), ...values];
  expect(ids.filter((id) => !(id in words))).toEqual([]);
});
