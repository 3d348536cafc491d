import type { Order, OrderLine, Payment, PreOrder, Purchase, PurchaseSummary, Refund } from '@souk/contract';

/** A line of an order: two shirts for 96.00. */
export const anOrderLine = (own: Partial<OrderLine> = {}): OrderLine => ({
  id: 801,
  productId: 11,
  productName: 'Linen shirt',
  slug: 'linen-shirt',
  uniqueKey: 'LINENSHIRT',
  listedOnStore: true,
  image: '/img/linen-shirt-blue.webp',
  attrValueId: 115,
  sku: 'Blue,M',
  price: 48,
  payNum: 2,
  merCouponShare: 0,
  platCouponShare: 0,
  postageShare: 4.9,
  payShare: 100.9,
  refundedNum: 0,
  isReply: false,
  ...own,
});

/** One merchant's order: paid, not shipped yet. */
export const anOrder = (own: Partial<Order> = {}): Order => ({
  orderNo: 'PT1000-1',
  masterOrderNo: 'PT1000',
  merId: 3,
  merName: 'Linen House',
  paid: true,
  status: 0,
  refundStatus: 0,
  isReply: false,
  totalNum: 2,
  payPrice: 100.9,
  payPostage: 4.9,
  refundedPrice: 0,
  actions: ['cancel', 'refund', 'again', 'receipt'],
  orderInfoList: [anOrderLine()],
  createTime: '2024-05-20T10:00:00.000Z',
  payTime: '2024-05-20T10:05:00.000Z',
  payDeadline: null,
  payType: 'stripe',
  realName: 'Ann Lee',
  userPhone: '+16175550100',
  userAddress: '1 Main St, Boston, MA 02108, United States',
  email: 'shopper@souk.test',
  proTotalPrice: 96,
  totalPostage: 4.9,
  couponPrice: 0,
  userRemark: '',
  expName: null,
  expNo: null,
  serviceType: 'message',
  arrives: null,
  timeline: [{ type: 'created', time: '2024-05-20T10:00:00.000Z', text: 'Order placed' }],
  ...own,
});

/** A purchase of one order, as a list shows it. */
export const aPurchaseSummary = (own: Partial<PurchaseSummary> = {}): PurchaseSummary => ({
  orderNo: 'PT1000',
  createTime: '2024-05-20T10:00:00.000Z',
  payPrice: 100.9,
  paid: true,
  state: 'paid',
  partlyRefunded: false,
  refundedPrice: 0,
  payDeadline: null,
  actions: ['cancel', 'again', 'receipt'],
  orders: [anOrder()],
  ...own,
});

/** A purchase of one order, in full. */
export const aPurchase = (own: Partial<Purchase> = {}): Purchase => ({
  ...aPurchaseSummary(),
  payType: 'stripe',
  payTime: '2024-05-20T10:05:00.000Z',
  realName: 'Ann Lee',
  userPhone: '+16175550100',
  userAddress: '1 Main St, Boston, MA 02108, United States',
  email: 'shopper@souk.test',
  proTotalPrice: 96,
  totalPostage: 4.9,
  couponPrice: 0,
  orders: [anOrder()],
  ...own,
});

/** An order confirmation: two shirts from one merchant, no address yet. */
export const aPreOrder = (own: Partial<PreOrder> = {}): PreOrder => ({
  preOrderNo: 'PRE1000',
  expiresAt: '2030-01-01T00:30:00.000Z',
  orderProNum: 2,
  addressId: null,
  proTotalFee: 96,
  freightFee: 4.9,
  couponFee: 0,
  platCouponFee: 0,
  payFee: 100.9,
  platUserCouponId: null,
  orderList: [
    {
      merId: 3,
      merName: 'Linen House',
      proTotalFee: 96,
      freightFee: 4.9,
      couponFee: 0,
      payFee: 100.9,
      userCouponId: null,
      delivery: { minDays: 2, maxDays: 5 },
      orderInfoList: [
        {
          ref: '501',
          productId: 11,
          productName: 'Linen shirt',
          image: '/img/linen-shirt-blue.webp',
          attrValueId: 115,
          sku: 'Blue,M',
          price: 48,
          payNum: 2,
          postage: 4.9,
          slug: 'linen-shirt',
          uniqueKey: 'LINENSHIRT',
          listedOnStore: true,
        },
      ],
    },
  ],
  ...own,
});

/** A payment by card that was started: nothing is paid yet, and there is no secret to go on with. */
export const aPayment = (own: Partial<Payment> = {}): Payment => ({
  status: false,
  payType: 'stripe',
  orderNo: 'PT1',
  redirect: null,
  stripeClientSecret: null,
  paypalOrderId: null,
  ...own,
});

/** A request for one of two shirts, which the merchant looks at. */
export const aRefund = (own: Partial<Refund> = {}): Refund => ({
  refundOrderNo: 'RF1000',
  merOrderNo: 'PT1000-1',
  masterOrderNo: 'PT1000',
  merId: 3,
  merName: 'Linen House',
  type: 1,
  refundStatus: 0,
  refundPrice: 48,
  createTime: '2024-05-25T10:00:00.000Z',
  actions: ['revoke'],
  orderInfoList: [{ ...anOrderLine(), refundNum: 1, refundAmount: 48 }],
  refundReasonWap: 'Does not fit',
  refundReasonWapExplain: '',
  refundReasonWapImg: [],
  refundReason: null,
  refundTime: null,
  returnAddress: null,
  expressName: null,
  trackingNumber: null,
  timeline: [{ type: 'applied', time: '2024-05-25T10:00:00.000Z', text: 'Refund requested' }],
  ...own,
});
