import { z } from 'zod';
import type { CallSchemas } from '../wire/call';
import { ownerPageRow } from '../pages/pages';
import { uploadedImage } from '../account/upload';
import type { deskCalls } from './calls';
import * as coupons from './coupons';
import * as customers from './customers';
import * as find from './find';
import * as figures from './figures';
import * as imports from './imports';
import * as merchants from './merchants';
import * as kinds from './merchant-kinds';
import * as records from './order-records';
import * as orderRefund from './order-refund';
import * as address from './order-address';
import * as orders from './orders';
import * as parcels from './parcels';
import * as people from './people';
import * as products from './products';
import * as filtered from './product-filter';
import { productSchemas } from './product-schemas';
import * as refunds from './refunds';
import * as reviews from './reviews';
import * as categories from './categories';
import * as home from './home';
import * as sales from './sales';
import * as replies from './saved-replies';
import * as own from './own-pages';
import * as self from './self';
import * as shipping from './shipping';
import * as shops from './shops';
import * as staff from './staff';
import * as statements from './statements';
import * as support from './support';
import * as system from './system';
import * as tax from './tax';
import * as views from './views';
import * as webhooks from './webhooks';

const done = z.literal(true);

/** The schemas of every call of the desks, by its name. */
export const deskSchemas = {
  me: { data: self.deskSelf },
  overview: { data: self.deskOverview },
  find: { query: find.findQuery, data: find.deskFound },
  views: { data: views.deskViews },
  viewSave: { body: views.viewSaveInput, data: z.object({ id: z.int() }) },
  viewDelete: { params: support.byId, data: done },
  figures: { data: figures.deskFigures },
  audit: { query: self.auditQuery, data: self.auditPage },
  auditExport: { query: self.auditFilter, data: imports.csvFile },

  orders: { query: orders.deskOrdersQuery, data: orders.deskOrderPage },
  merchantNames: { data: z.array(z.object({ id: z.int(), name: z.string() })) },
  order: { params: orders.byOrderNo, data: orders.deskOrder },
  ship: { params: orders.byOrderNo, body: parcels.shipInput, data: done },
  shipMany: { body: parcels.shipManyInput, data: parcels.shipManyResult },
  tracking: { params: orders.byOrderNo, body: parcels.trackingInput, data: done },
  orderNote: { params: orders.byOrderNo, body: orders.orderNoteInput, data: done },
  ordersExport: { body: orders.ordersExportInput, data: orders.ordersFile },
  deliver: { params: orders.byOrderNo, data: done },
  cancel: { params: orders.byOrderNo, body: orders.cancelInput, data: done },

  orderAddress: { params: orders.byOrderNo, data: address.deskOrderAddress },
  orderAddressSave: { params: orders.byOrderNo, body: address.orderAddressInput, data: done },
  orderRecords: { params: orders.byOrderNo, data: records.orderRecords },
  orderTicket: { params: orders.byOrderNo, body: records.orderTicketInput, data: z.object({ id: z.int() }) },
  resend: { params: orders.byOrderNo, body: orders.resendInput, data: done },
  orderRefundPreview: {
    params: orders.byOrderNo,
    body: orderRefund.orderRefundOffer,
    data: orderRefund.orderRefundPreview,
  },
  orderRefund: {
    params: orders.byOrderNo,
    body: orderRefund.orderRefundInput,
    data: z.object({ refundNo: z.string() }),
  },

  customers: { query: customers.deskCustomersQuery, data: customers.deskCustomerPage },
  customer: { params: customers.byCustomerKey, data: customers.deskCustomer },
  customerExport: {
    params: customers.byCustomerKey,
    body: customers.customerExportInput,
    data: customers.customerData,
  },
  customerPoints: {
    params: customers.byCustomerKey,
    body: customers.customerPointsInput,
    data: customers.customerPointsLeft,
  },
  customerSignOut: { params: customers.byCustomerKey, body: customers.customerSignOutInput, data: done },
  customerDelete: { params: customers.byCustomerKey, body: customers.customerDeleteInput, data: done },

  refunds: { query: refunds.deskRefundsQuery, data: refunds.deskRefundPage },
  refund: { params: refunds.byRefundNo, data: refunds.deskRefund },
  refundApprove: { params: refunds.byRefundNo, body: refunds.refundFrom, data: refunds.refundMoved },
  refundsApprove: { body: refunds.refundsApproveInput, data: parcels.shipManyResult },
  refundArrive: { params: refunds.byRefundNo, body: refunds.refundArriveInput, data: refunds.refundMoved },
  refundRefuse: { params: refunds.byRefundNo, body: refunds.refundRefuseInput, data: refunds.refundMoved },

  merchants: { query: merchants.deskMerchantsQuery, data: merchants.deskMerchantPage },
  merchant: { params: support.byId, data: merchants.deskMerchant },
  merchantSuspend: { params: support.byId, body: merchants.merchantReasonInput, data: merchants.merchantMoved },
  merchantLift: { params: support.byId, body: merchants.merchantFromInput, data: merchants.merchantMoved },
  merchantClose: { params: support.byId, body: merchants.merchantReasonInput, data: merchants.merchantMoved },
  merchantOwner: { params: support.byId, body: merchants.merchantOwnerInput, data: merchants.ownerAppointed },
  merchantTrust: { params: support.byId, body: merchants.merchantTrustInput, data: done },
  shop: { params: shops.byShopId, data: shops.deskShop },
  shopSave: { params: shops.byShopId, body: shops.shopSaveInput, data: z.object({ version: z.string() }) },
  shopOpen: { params: shops.byShopId, data: merchants.merchantMoved },

  applications: { query: support.deskApplicationsQuery, data: support.deskApplicationPage },
  application: { params: support.byId, data: support.deskApplication },
  applicationDocument: { params: support.byId, body: support.documentDecision, data: done },
  applicationApprove: { params: support.byId, data: z.object({ merchantId: z.int() }) },
  applicationDecline: { params: support.byId, body: support.declineInput, data: done },

  tickets: { query: support.deskTicketsQuery, data: support.deskTicketPage },
  ticket: { params: support.byId, data: support.deskTicket },
  ticketPicture: { form: products.pictureForm, data: uploadedImage },
  ticketState: { params: support.byId, body: support.ticketStateInput, data: done },
  ticketAssign: { params: support.byId, body: support.ticketAssignInput, data: done },
  ticketNote: { params: support.byId, body: support.ticketNoteInput, data: done },
  ticketWriting: { params: support.byId, data: done },
  savedReplies: { data: replies.savedReplies },
  savedReplyCreate: { body: replies.savedReplyWords, data: z.object({ id: z.int() }) },
  savedReplySave: {
    params: support.byId,
    body: replies.savedReplySaveInput,
    data: z.object({ version: z.int() }),
  },
  savedReplyDelete: { params: support.byId, body: replies.savedReplyDeleteInput, data: done },
  ticketAnswer: { params: support.byId, body: support.ticketAnswerInput, data: done },

  reviews: { query: reviews.deskReviewsQuery, data: reviews.deskReviewPage },
  review: { params: support.byId, data: reviews.deskReview },
  reviewDecide: { params: support.byId, body: reviews.reviewDecision, data: done },
  reviewsDecide: { body: reviews.reviewsDecision, data: reviews.reviewsDecided },
  reviewReply: { params: support.byId, body: reviews.reviewReply, data: done },

  productsExport: { query: filtered.productFilter, data: imports.csvFile },
  imports: { data: imports.importRuns },
  import: { params: imports.byImportId, query: imports.importQuery, data: imports.deskImport },
  importColumns: { body: imports.importColumnsInput, data: imports.importFileColumns },
  importCheck: { body: imports.importInput, data: z.object({ id: z.int() }) },
  importApply: { params: imports.byImportId, data: done },
  importCancel: { params: imports.byImportId, data: done },
  importBad: { params: imports.byImportId, data: imports.csvFile },

  coupons: { query: coupons.deskCouponsQuery, data: coupons.deskCouponPage },
  coupon: { params: support.byId, data: coupons.deskCoupon },
  couponUses: { params: support.byId, data: imports.csvFile },
  couponCreate: { body: coupons.couponTerms, data: z.object({ id: z.int() }) },
  couponSave: { params: support.byId, body: coupons.couponSaveInput, data: z.object({ version: z.int() }) },
  couponEnd: { params: support.byId, body: coupons.couponEndInput, data: done },

  categories: { data: categories.deskCategories },
  categoryCreate: { body: categories.categoryCreateInput, data: z.object({ id: z.int() }) },
  categorySave: { params: support.byId, body: categories.categorySaveInput, data: z.object({ version: z.int() }) },
  categoryPlace: { params: support.byId, body: categories.categoryPlaceInput, data: z.object({ version: z.int() }) },
  categoryDelete: { params: support.byId, body: categories.categoryDeleteInput, data: done },
  home: { data: home.deskHome },
  bannerPicture: { form: products.pictureForm, data: uploadedImage },
  homeSave: { body: home.homeSaveInput, data: z.object({ version: z.int() }) },

  pages: { data: z.array(ownerPageRow) },
  page: { query: own.byPagePath, data: own.ownPage },
  pageSave: { body: own.pageSaveInput, data: own.ownSaved },
  pageDelete: { body: own.pageDeleteInput, data: done },
  pagePreview: { body: own.pagePreviewInput, data: own.draftSaved },
  pageVersions: { query: own.byPagePath, data: own.contentVersions },
  pageVersion: { query: own.byPageVersion, data: own.pageVersion },
  frame: { params: own.byFrameType, data: own.ownFrame },
  frameSave: { params: own.byFrameType, body: own.frameSaveInput, data: own.ownSaved },
  frameVersions: { params: own.byFrameType, data: own.contentVersions },
  frameVersion: { params: own.byFrameVersion, data: own.frameVersion },
  framePreview: { params: own.byFrameType, body: own.framePreviewInput, data: own.draftSaved },
  scriptsSave: { params: own.byFrameType, body: own.scriptsSaveInput, data: own.ownSaved },
  settings: { data: own.deskSettings },
  settingsSave: { body: own.settingsSaveInput, data: own.ownSaved },
  settingsPreview: { body: own.settingsPreviewInput, data: own.draftSaved },
  vendorsSave: { body: own.vendorsSaveInput, data: own.ownSaved },
  merchantKinds: { data: kinds.deskMerchantKinds },
  merchantKindsSave: { body: kinds.merchantKindsInput, data: done },

  sales: { query: sales.deskSalesQuery, data: sales.deskSalePage },
  sale: { params: support.byId, data: sales.deskSale },
  saleCreate: { body: sales.saleTerms, data: z.object({ id: z.int() }) },
  saleSave: { params: support.byId, body: sales.saleSaveInput, data: z.object({ version: z.int() }) },
  saleEnd: { params: support.byId, body: sales.saleEndInput, data: done },

  statements: { query: statements.deskStatementsQuery, data: statements.deskStatementPage },
  statement: { params: statements.byStatementId, query: statements.statementQuery, data: statements.deskStatement },
  statementFile: { params: statements.byStatementId, data: imports.csvFile },
  statementPaid: { params: statements.byStatementId, body: statements.statementPaidInput, data: done },
  booking: { params: support.byId, body: statements.bookingInput, data: done },
  rates: { query: statements.deskRatesQuery, data: statements.deskRates },
  rateSave: { body: statements.rateSaveInput, data: done },
  taxRates: { data: tax.deskTaxRates },
  taxSave: { body: tax.taxSaveInput, data: done },
  taxReport: { query: tax.taxReportQuery, data: tax.taxReport },
  taxReportFile: { query: tax.taxReportQuery, data: imports.csvFile },
  taxTry: { query: tax.taxTryQuery, data: tax.taxTried },
  seller: { params: tax.bySellerId, data: tax.deskSeller },
  shipping: { params: tax.bySellerId, data: shipping.deskShipping },
  shippingSave: {
    params: tax.bySellerId,
    body: shipping.shippingSaveInput,
    data: z.object({ version: z.string() }),
  },
  accountSave: { params: tax.bySellerId, body: tax.sellerAccountInput, data: z.object({ accountEnd: z.string() }) },
  accountShow: { params: tax.bySellerId, data: tax.sellerAccount },
  sellerSave: { params: tax.bySellerId, body: tax.sellerSaveInput, data: z.object({ version: z.string() }) },

  hooks: { query: webhooks.deskHooksQuery, data: webhooks.deskHookPage },
  hook: { params: webhooks.byHookId, data: webhooks.deskHook },
  hookCreate: { body: webhooks.hookInput, data: webhooks.hookCreated },
  hookSave: { params: webhooks.byHookId, body: webhooks.hookSaveInput, data: done },
  hookRotate: { params: webhooks.byHookId, body: webhooks.hookRotateInput, data: webhooks.hookSecret },
  hookTest: { params: webhooks.byHookId, data: done },
  hookResend: { params: webhooks.byDelivery, data: done },

  staff: { data: staff.deskStaff },
  staffInvite: { body: staff.staffInviteInput, data: done },
  staffInviteCancel: { params: support.byId, data: done },
  staffRoles: { params: staff.bySub, body: staff.staffRolesInput, data: done },
  staffFactorReset: { params: staff.bySub, data: done },
  staffSignOut: { params: staff.bySub, data: done },

  people: { data: people.deskPeople },
  peopleInvite: { body: people.peopleInviteInput, data: done },
  peopleInviteAgain: { params: support.byId, data: done },
  peopleInviteCancel: { params: support.byId, data: done },
  peopleRole: { params: staff.bySub, body: people.peopleRoleInput, data: done },

  system: { data: system.deskSystem },
  jobRetry: { params: system.byJobId, body: system.jobRetryInput, data: done },
  jobDrop: { params: system.byJobId, body: system.jobDropInput, data: done },
  mailRetry: { body: system.mailRetryInput, data: z.object({ count: z.int() }) },
  moneyRetry: { params: system.byMoneyNo, data: done },

  ...productSchemas,
} satisfies { readonly [Name in keyof typeof deskCalls]: CallSchemas };
