export { approvalObstacle, type ApplicationObstacle } from './application-obstacle';
export {
  commissionCents,
  refundEntry,
  type CommissionedOrder,
  type RefundedLine,
  type RefundEntry,
} from './commission';
export { couponObstacle, type CouponObstacle, type NewCoupon } from './coupon-rules';
export { isDeskSessionOver, isFreshSignIn } from './fresh-sign-in';
export { cancelObstacle, deliverObstacle, refundObstacle, shipObstacle, type DeskOrderFacts } from './order-obstacles';
export { isStorePage, pageAddressTrouble, pageKindOf } from './page-address';
export { priceObstacle, type NewPrice, type PriceObstacle } from './price-rules';
export { refundMostCents, supportRefundMostCents } from './refund-limit';
export { isStaffRole, memberMay, staffMay } from './roles';
export { type RolesObstacle, rolesObstacle, staffPasswordMinLength } from './staff-rules';
export { isSureSignIn } from './sign-in-level';
export { carriedCents, payoutObstacle, statementStateOf } from './statement-rules';
