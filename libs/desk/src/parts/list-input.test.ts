import type { DeskCallName } from '@souk/contract/desk';
import { deskSchemas } from '@souk/contract/desk-schema';
import { auditInput, auditListIn } from '../audit/audit.url';
import { couponsRead } from '../coupons/coupon.reads';
import { orderListIn, orderListInput } from '../orders/order-list.url';
import { productListIn, productListInput } from '../products/product-list.url';
import { refundListIn, refundListInput } from '../refunds/refund-list.url';
import { reviewListIn, reviewListInput } from '../reviews/review-list.url';
import { statementsRead } from '../statements/statement.reads';

const lists: [DeskCallName, (search: URLSearchParams) => unknown][] = [
  ['orders', (search) => orderListInput(orderListIn(search))],
  ['products', (search) => productListInput(productListIn(search))],
  ['refunds', (search) => refundListInput(refundListIn(search))],
  ['reviews', (search) => reviewListInput(reviewListIn(search))],
  ['audit', (search) => auditInput(auditListIn(search))],
  ['coupons', (search) => couponsRead({ params: {}, search })[1]],
  ['statements', (search) => statementsRead({ params: {}, search })[1]],
];

const long = 'x'.repeat(400);
const odd = [
  `q=${long}`,
  'page=99999999',
  'page=1e30',
  'page=-2',
  'page=two',
  'tab=elsewhere',
  'sort=-elsewhere',
  'from=9999999.99&to=9999999',
  'from=-1&to=lots',
  'merchant=999999999&category=0',
  `by=${long}&subject=${long}&subjectId=${long}`,
  `subject=order&subjectId=${long}`,
  'since=2999-12-31&until=2000-01-01',
  'since=2026-13-01&until=0001-01-01',
  'country=FRANCE&stars=9&stock=none&lacks=x&late=yes&ticket=0&dispute=',
];

// An address is typed, pasted, or saved by an earlier release: one that its call refuses is an error which no press takes away.
describe.each(lists)('[DESK-45] the list of %s', (call, inputOf) => {
  test.each(odd)('asks for what its call takes: ?%s', (search) => {
    const { query } = deskSchemas[call] as { query?: { safeParse: (input: unknown) => { error?: unknown } } };
    expect(query?.safeParse(inputOf(new URLSearchParams(search))).error).toBeUndefined();
  });
});
