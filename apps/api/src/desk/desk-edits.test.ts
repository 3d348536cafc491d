import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskCall, deskCalls, type DeskCallName } from '@souk/contract/desk';
import { giveDesk, isMerchantsAlone, type Desk } from '../testing/desk';
import { bodyOf } from '../testing/desk-bodies';
import { rowMarks } from '../testing/row-marks';
import { createTestApp, type TestApp } from '../testing/test-app';

const forms = '../../../../libs/desk/src';
const admin = '../../../admin/src';
const sell = '../../../sell/src';

/** Calls that change fields which two people can have open at once, each with the form that holds both versions apart. */
const edits = {
  accountSave: `${forms}/business/seller-account.tsx`,
  categorySave: `${admin}/categories/category-form.tsx`,
  couponSave: `${forms}/coupons/coupon-form.tsx`,
  frameSave: `${admin}/frames/frame-form.tsx`,
  homeSave: `${admin}/home/home-page.tsx`,
  hookSave: `${admin}/webhooks/hook-form.tsx`,
  merchantKindsSave: `${admin}/settings/merchant-kinds-form.tsx`,
  orderAddressSave: `${admin}/orders/address-form.tsx`,
  pageSave: `${admin}/pages/page-form.tsx`,
  peopleRole: `${sell}/people/role-form.tsx`,
  productListing: `${forms}/products/product-listing.tsx`,
  productSave: `${forms}/products/words-form.tsx`,
  rateSave: `${admin}/payouts/rate-form.tsx`,
  reviewReply: `${forms}/reviews/review-detail.tsx`,
  savedReplySave: `${admin}/tickets/reply-form.tsx`,
  saleSave: `${admin}/sales/sale-form.tsx`,
  scriptsSave: `${admin}/frames/scripts-form.tsx`,
  sellerSave: `${forms}/business/seller-detail.tsx`,
  setPrice: `${forms}/products/price-form.tsx`,
  settingsSave: `${admin}/settings/settings-form.tsx`,
  shippingSave: `${forms}/business/seller-shipping.tsx`,
  shopSave: `${forms}/shop/shop-form.tsx`,
  staffRoles: `${admin}/staff/roles-form.tsx`,
  tracking: `${forms}/orders/parcel-list.tsx`,
  taxSave: `${admin}/payouts/tax-rate-form.tsx`,
  variantsSale: `${forms}/products/variant-list.tsx`,
  vendorsSave: `${admin}/settings/vendors-form.tsx`,
} as const satisfies Partial<Record<DeskCallName, string>>;

/** Presses without fields: each says what it began from, and a press that comes late is refused; there is nothing typed to lose. */
const presses = [
  'categoryDelete',
  'categoryPlace',
  'couponEnd',
  'hookRotate',
  'merchantClose',
  'merchantLift',
  'merchantSuspend',
  'merchantTrust',
  'optionValueAdd',
  'pageDelete',
  'productArchive',
  'productDecide',
  'publish',
  'refundApprove',
  'refundArrive',
  'refundRefuse',
  'reviewDecide',
  'saleEnd',
  'savedReplyDelete',
  'statementPaid',
  'ticketAnswer',
  'ticketAssign',
  'ticketState',
] as const satisfies readonly DeskCallName[];

/** Every other call that writes, with the reason why it loses nobody's change. */
const others: Partial<Record<DeskCallName, string>> = {
  accountShow: 'reads',
  applicationApprove: 'the server looks at how the application stands; it is approved once',
  applicationDecline: 'the server looks at how the application stands; it is declined once',
  applicationDocument: 'a verdict on one picture: the later one holds, and the log has both',
  booking: 'adds a line',
  cancel: 'says whether it was seen unpaid; the server looks at how the order stands',
  categoryCreate: 'makes something new',
  couponCreate: 'makes something new',
  customerDelete: 'deletes; the server looks at what is open',
  customerExport: 'reads',
  customerPoints: 'changes by an amount, never to one',
  customerSignOut: 'ends sessions',
  deliver: 'the server looks at how the order stands',
  hookCreate: 'makes something new',
  hookResend: 'sends again what was sent',
  hookTest: 'sends a message of its own',
  importApply: 'each product is refused alone that was changed since the check',
  importCancel: 'the server looks at how the file stands',
  importCheck: 'makes something new',
  jobDrop: 'the server looks at whether the work was given up',
  jobRetry: 'tries again what was given up',
  mailRetry: 'sends again what was not sent',
  merchantOwner: 'adds an owner where there is none',
  moneyRetry: 'tries again what was given up',
  moveStock: 'changes by so many pieces; a count names the stock that was seen',
  variantsStock: 'changes by so many pieces; a count names the stock that was seen',
  orderNote: 'adds a note',
  orderRefund: 'the server looks at what is left to give back',
  orderTicket: 'makes something new',
  ordersExport: 'reads',
  peopleInvite: 'makes something new',
  peopleInviteAgain: 'sends again what was sent',
  peopleInviteCancel: 'takes back what was not used',
  productCreate: 'makes something new',
  productDuplicate: 'makes something new',
  productsArchive: 'each product carries its version, and is refused alone',
  productsCategory: 'each product carries its version, and is refused alone',
  productsPrices: 'each product carries its version, and is refused alone',
  productsPublish: 'each product carries its version, and is refused alone',
  productsStock: 'changes by so many pieces',
  resend: 'sends again what was sent',
  refundsApprove: 'each request carries the state that was seen, and is refused alone',
  reviewsDecide: 'each review carries the state that was seen, and is refused alone',
  saleCreate: 'makes something new',
  savedReplyCreate: 'makes something new',
  ship: 'the server looks at which pieces wait',
  shipMany: 'the server looks at which pieces wait',
  shopOpen: 'the server looks at how the shop stands',
  staffFactorReset: 'takes away what is lost',
  staffInvite: 'makes something new',
  staffInviteCancel: 'takes back what was not used',
  staffSignOut: 'ends sessions',
  ticketNote: 'adds a note',
};

/** What a call says it began from, when somebody was faster. Without a line: a version that is no longer the stored one. */
const staleOf: Partial<Record<DeskCallName, object>> = {
  accountSave: { from: 'seen' },
  merchantClose: { from: 'suspended' },
  merchantLift: { from: 'suspended' },
  merchantSuspend: { from: 'suspended' },
  merchantTrust: { from: 'reviewed', to: 'trusted' },
  pageSave: { version: 'stale' },
  peopleRole: { from: 'owner' },
  productDecide: { from: 'waiting' },
  rateSave: { from: 1 },
  refundApprove: { from: 'returning' },
  refundArrive: { from: 'returning' },
  refundRefuse: { from: 'returning' },
  reviewDecide: { from: 'REJECTED' },
  reviewReply: { from: 'What I saw' },
  staffRoles: { from: ['orders'] },
  taxSave: { from: { standard: 1, reduced: null, low: null } },
  ticketAnswer: { lastEventId: 0 },
  ticketAssign: { from: 'support', to: null },
  ticketState: { lastEventId: 0 },
  tracking: { from: { carrier: 'DHL', number: 'seen' } },
};

let shop: TestApp;
let desk: Desk;
let saleId: number;
let parcelId: number;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  await desk.ask('ship', { user: 'admin' });
  parcelId = (await desk.ask('order', { user: 'admin' })).data.parcels[0].id;
  saleId = (await desk.ask('saleCreate', { user: 'admin' })).data.id;
  await desk.ask('pageSave', { user: 'admin' });
});
afterAll(() => shop.close());

const beganFrom = [...Object.keys(edits), ...presses] as DeskCallName[];
const staleBody = (name: DeskCallName) => {
  const body = bodyOf[name]?.(desk) as { version?: unknown };
  const version = typeof body.version === 'string' ? 'stale' : 987_654;
  return { ...body, ...('version' in body ? { version } : {}), ...staleOf[name] };
};

describe('[DESK-21] what two people change at once', () => {
  test('each call that writes says what it began from, or has a reason not to', () => {
    const writes = (Object.entries(deskCalls) as [DeskCallName, DeskCall][])
      .filter(([, { method, isDraft, isOwn }]) => method === 'POST' && !isDraft && !isOwn)
      .map(([name]) => name);
    expect([...beganFrom, ...Object.keys(others)].sort()).toEqual(writes.sort());
  });

  test.each(beganFrom)('%s that began from what is stored no longer is refused and changes nothing', async (name) => {
    const at = isMerchantsAlone(name) ? { user: 'owner', mer: desk.merchantId } : { user: 'admin' };
    const reply = name === 'reviewReply' ? { user: 'owner', mer: desk.merchantId } : at;
    const params = /^sale[SE]/.test(name) ? { params: { id: saleId } } : {};
    const body = { ...staleBody(name), ...(name === 'tracking' ? { parcelId } : {}) };
    const before = await rowMarks();
    expect(await desk.ask(name, { ...reply, ...params, body })).toMatchObject({ status: 409 });
    expect(await rowMarks()).toEqual(before);
  });

  test.each(Object.entries(edits))('the form of %s keeps both versions until its person chooses', (name, path) => {
    const source = readFileSync(join(__dirname, path), 'utf8');
    expect([name, /useDraft[(<]/.test(source), /<Draft(Form|Conflict)/.test(source)]).toEqual([name, true, true]);
  });
});
