export { approvalObstacle, type ApplicationObstacle } from './application-obstacle';
export {
  commissionCents,
  refundEntry,
  type CommissionedOrder,
  type RefundedLine,
  type RefundEntry,
} from './commission';
export { canGoOnSale } from './can-go-on-sale';
export { productPreviewPath } from './product-preview-path';
export { couponObstacles, type CouponObstacle, type NewCoupon } from './coupon-rules';
export {
  asksFreshSignIn,
  type ImportedPrices,
  importManyPrices,
  importMarkedPercent,
  importSteepPercent,
} from './import-rules';
export { closeObstacle, type CloseObstacle, type MerchantMove, merchantMoves } from './merchant-moves';
export { isDeskSessionOver, isFreshSignIn } from './fresh-sign-in';
export {
  addressObstacle,
  cancelObstacle,
  deliverObstacle,
  refundObstacle,
  shipObstacle,
  type DeskOrderFacts,
} from './order-obstacles';
export { isStorePage, pageAddressTrouble, pageKindOf } from './page-address';
export {
  invitationObstacle,
  mostInvitationsAnHour,
  mostPeople,
  type PeopleObstacle,
  peopleObstacle,
} from './people-rules';
export {
  centsAfterPercent,
  isAboveLowest,
  lowestPriceDays,
  priceObstacle,
  type NewPrice,
  type PriceObstacle,
} from './price-rules';
export { deskPictureMaxBytes, deskPictureTrouble, deskPictureTypes } from './product-pictures';
export { mustBeReviewed } from './product-review';
export {
  pointsMost,
  refundMostCents,
  refundRateDays,
  refundTogetherMostCents,
  supportPointsMost,
  supportRefundMostCents,
} from './refund-limit';
export { isSaleStartPast } from './sale-rules';
export { isStaffRole, mayMake, memberMay, membersThatMay, staffMay, staffThatChange, staffThatMay } from './roles';
export { type RolesObstacle, rolesObstacle, staffPasswordMinLength } from './staff-rules';
export { fillReply, openPlace, type ReplyValues } from './saved-reply';
export { isContact, missingOfProfile } from './shop-profile';
export { badContactsOf, bareAccount, isPaymentAccount, missingOfTrader } from './trader';
export { shippingObstacle, type ShippingObstacle } from './shipping-rules';
export { mostOptionValues, mostVariants, saleObstacle, type VariantObstacle, valueObstacle } from './variant-rules';
export { isSureSignIn } from './sign-in-level';
export { carriedCents, payoutObstacle, statementStateOf } from './statement-rules';
export {
  isTaxOrdered,
  refundTaxCents,
  taxInCents,
  taxRateOn,
  withOwnRates,
  type TaxedLine,
  type TaxRates,
  type TaxRow,
} from './tax';
export { mailObstacle, type OrderMailFacts } from './mail-obstacles';
