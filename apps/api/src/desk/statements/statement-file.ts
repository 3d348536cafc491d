import { stringify } from 'csv-stringify/sync';
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
const usd = (cents: number) => (cents / 100).toFixed(2);

/**
 * Writes a statement's lines as a file, amounts in dollars with a point. Its column `sum` adds up to what is due: a debt that the
 * statement before left is the first line. `included_tax` is a part of goods and shipping. A reason that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const statementCsv = (lines: readonly LineRow[], carriedCents: number): string =>
  stringify(
    [
      ...(carriedCents < 0 ? [['', 'carried', '', '', '', '', '', '', usd(carriedCents), '', '']] : []),
      ...lines.map((line) => [
        line.at.toISOString(),
        line.kind,
        line.order_no ?? '',
        line.ref,
        usd(line.goods_cents),
        usd(line.shipping_cents),
        usd(line.merchant_coupon_cents),
        usd(line.commission_cents),
        usd(line.merchant_cents),
        usd(line.tax_cents),
        line.reason.replace(/^[=+\-@\t\r]/, "'$&"),
      ]),
    ],
    { header: true, columns, bom: true },
  );
