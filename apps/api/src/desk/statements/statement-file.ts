import { csvOf } from '../csv-file';
import type { LineRow } from './statements.repository';

const columns = [
  'at',
  'event',
  'order',
  'number',
  'goods',
  'shipping',
  'coupon',
  'commission',
  'sum',
  'included_tax',
  'reason',
];

/**
 * Writes a statement's lines as a file, amounts in dollars with a point. Its column `sum` adds up to what is due: a debt that the
 * statement before left is the first line. `included_tax` is a part of goods and shipping.
 */
export const statementCsv = (lines: readonly LineRow[], carriedCents: number): string =>
  csvOf(columns, [
    ...(carriedCents < 0 ? [['', 'carried', '', '', '', '', '', '', { cents: carriedCents }, '', '']] : []),
    ...lines.map((line) => [
      line.at.toISOString(),
      line.kind,
      line.order_no ?? '',
      line.ref,
      { cents: line.goods_cents },
      { cents: line.shipping_cents },
      { cents: line.merchant_coupon_cents },
      { cents: line.commission_cents },
      { cents: line.merchant_cents },
      { cents: line.tax_cents },
      line.reason,
    ]),
  ]);
