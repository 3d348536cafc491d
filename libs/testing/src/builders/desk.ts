import type { DeskCustomer, DeskOrder, DeskOrderRow, DeskSelf, StaffRole } from '@souk/contract/desk';
import { staffMay } from '@souk/domain/desk';

/** Somebody of the platform who is signed in at its desk, with the permissions of one role. */
export const aDeskSelf = (role: StaffRole, more: Partial<DeskSelf> = {}): DeskSelf => ({
  name: role,
  email: `${role}@souk.test`,
  roles: [role],
  permissions: staffMay([role]),
  merchants: [],
  isSandbox: true,
  timeZone: 'UTC',
  shopOrigin: '',
  hasSecondFactor: true,
  neededAcr: null,
  ...more,
});

const at = '2026-05-04T10:00:00.000Z';

/** A paid order as a desk's list shows it. */
export const aDeskOrderRow = (more: Partial<DeskOrderRow> = {}): DeskOrderRow => ({
  no: 'PT1-1',
  at,
  customer: 'Nora Ann',
  isMasked: false,
  merchantId: 7,
  merchantName: 'Wool Row',
  pieces: 1,
  payCents: 4890,
  status: 'paid',
  refundStatus: 0,
  isLate: false,
  sentPieces: 0,
  notes: 0,
  ...more,
});

/** A line of an order at a desk: one shirt of which nothing is sent. */
export const aDeskOrderLine = (more: Partial<DeskOrder['lines'][number]> = {}): DeskOrder['lines'][number] => ({
  id: 7,
  productId: 3,
  name: 'Linen shirt',
  sku: 'White,S',
  skuCode: '',
  image: '',
  num: 1,
  unitCents: 2150,
  payCents: 2150,
  freightCents: 0,
  asked: 0,
  refunded: 0,
  sent: 0,
  tax: null,
  ...more,
});

/** A paid order as a desk reads it in full: nothing of it is sent. */
export const aDeskOrder = (more: Partial<DeskOrder> = {}): DeskOrder => ({
  ...aDeskOrderRow(),
  purchaseNo: 'PT1',
  siblings: [],
  createdAt: at,
  paidAt: at,
  payType: 'stripe',
  email: null,
  customerKey: null,
  phone: '',
  address: ['12 St James Square'],
  remark: '',
  lines: [],
  goodsCents: 4300,
  freightCents: 590,
  couponCents: 0,
  refundedCents: 0,
  taxCents: 0,
  taxBackCents: 0,
  seller: { legalName: '', legalAddress: '', taxNumber: '' },
  parcels: [],
  arrives: null,
  refunds: [],
  moneyBack: [],
  steps: [],
  can: { ship: null, deliver: 'notSent', cancel: null, refund: null, address: null },
  mails: {
    paid: null,
    unpaid: 'paid',
    sent: 'notSent',
    address: 'sameAddress',
    cancelled: 'notCancelled',
    refund: 'noRefund',
    link: null,
  },
  ...more,
});

/** Somebody with an account who bought once, as support reads them. */
export const aDeskCustomer = (more: Partial<DeskCustomer> = {}): DeskCustomer => ({
  key: 'lena',
  name: 'Lena Field',
  email: 'lena@souk.test',
  isGuest: false,
  purchases: 1,
  spentCents: 4800,
  lastAt: at,
  since: at,
  language: 'en',
  contact: 'lena@souk.test',
  points: 48,
  openOrders: [],
  orders: [],
  refunds: [],
  tickets: [],
  ...more,
});
