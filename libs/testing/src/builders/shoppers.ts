import type { Address, Coupon, Ticket, UserCoupon, UserInfo, Wish } from '@souk/contract';
import { aProductCard } from './products';

/** The shopper of the demo store. */
export const aUser = (own: Partial<UserInfo> = {}): UserInfo => ({
  uid: 'user-1',
  email: 'shopper@souk.test',
  nickname: 'Ann',
  phone: null,
  countryCode: null,
  avatar: null,
  integral: 250,
  couponCount: 2,
  collectCount: 3,
  userType: 'shopper',
  ...own,
});

/** An address in Boston. */
export const anAddress = (own: Partial<Address> = {}): Address => ({
  id: 71,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'shopper@souk.test',
  country: 'US',
  detail: '1 Main St',
  detail2: '',
  province: 'MA',
  city: 'Boston',
  postCode: '02108',
  countryCode: '+1',
  phone: '6175550100',
  isDefault: true,
  ...own,
});

/** Five dollars off from thirty, to be received. */
export const aCoupon = (own: Partial<Coupon> = {}): Coupon => ({
  id: 31,
  name: 'Welcome',
  money: 5,
  minPrice: 30,
  useType: 3,
  type: 'general',
  merId: null,
  merName: null,
  isFixedTime: false,
  day: 30,
  startTime: null,
  endTime: null,
  useStartTimeStr: null,
  useEndTimeStr: null,
  isLimited: false,
  lastTotal: 0,
  receiveEndTime: null,
  isUse: false,
  status: 0,
  ...own,
});

/** The same coupon, received and usable. */
export const aUserCoupon = (own: Partial<UserCoupon> = {}): UserCoupon => {
  const { isLimited: _limited, lastTotal: _left, receiveEndTime: _end, isUse: _has, ...terms } = aCoupon();
  return { ...terms, id: 3101, couponId: 31, status: 0, validStr: 'usable', ...own };
};

/** A product on the wish list. */
export const aWish = (own: Partial<Wish> = {}): Wish => ({
  ...aProductCard(),
  collectTime: '2024-05-20T10:00:00.000Z',
  isValid: true,
  ...own,
});

/** An open ticket about an order. */
export const aTicket = (own: Partial<Ticket> = {}): Ticket => ({
  id: 61,
  ticketNo: 'TK1000',
  subject: 'Where is my parcel?',
  category: { id: 3, name: 'Delivery' },
  status: 'OPEN',
  unread: false,
  createTime: '2024-05-20T10:00:00.000Z',
  modifyTime: '2024-05-20T10:00:00.000Z',
  associated: { type: 'order', no: 'PT1000-1' },
  events: [
    {
      id: 1,
      author: 'Ann',
      addedByAgent: false,
      message: 'It was due on Monday.',
      attachments: [],
      toStatus: null,
      time: '2024-05-20T10:00:00.000Z',
    },
  ],
  allowedTransitions: ['CLOSED'],
  canReply: true,
  ...own,
});
