import type { DeskOrder, DeskOrderLine } from '@souk/contract/desk';
import { unsentPieces } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Cents } from '../parts/cents';
import { Facts, Panel } from '../parts/layout';
import { StoreTime } from '../parts/store-time';
import { OrderLines } from './order-lines';
import { IncludedTaxes } from './order-receipt';
import { orderSums } from './order-sums';

/** Lines with so many of their pieces as `count` says; without those of none. */
const linesWith = (lines: readonly DeskOrderLine[], count: (line: DeskOrderLine) => number) =>
  lines.map((line) => ({ ...line, num: count(line), ordered: line })).filter(({ num }) => num > 0);

/**
 * The pieces of an order and what they cost. While some are to be packed, these stand first, as many as the slip counts; what was sent, refunded or
 * asked back stands apart: whoever packs from the screen does not send it.
 */
export function OrderPieces({ order }: { order: DeskOrder }) {
  const t = useT();
  const toPack = order.status === 'paid' ? linesWith(order.lines, unsentPieces) : [];
  const others = linesWith(order.lines, (line) => line.num - (toPack.length > 0 ? unsentPieces(line) : 0));
  const otherLines = <OrderLines lines={others} extra={({ ordered }) => <WhatBecame order={order} line={ordered} />} />;
  return (
    <Panel title={t(toPack.length > 0 ? 'desk.order.lines' : 'desk.orders.pieces')} isOnScreenOnly>
      {toPack.length > 0 ? <OrderLines lines={toPack} /> : otherLines}
      {order.remark && (
        <p>
          <strong>
            <FormattedMessage id="desk.order.remark" />
          </strong>{' '}
          {order.remark}
        </p>
      )}
      {toPack.length > 0 && others.length > 0 && (
        <section>
          <h3>{t('desk.order.notToPack')}</h3>
          {otherLines}
        </section>
      )}
      <Sums order={order} />
    </Panel>
  );
}

/** What became of the pieces of a line; nothing of a line to which nothing happened. */
function WhatBecame({ order: { status }, line }: { order: DeskOrder; line: DeskOrderLine }) {
  const pieces = [
    ['sent', status === 'paid' ? line.sent : 0],
    ['refunded', line.refunded],
    ['asked', status === 'paid' ? line.asked - line.refunded : 0],
  ] as const;
  return pieces.map(
    ([id, num]) =>
      num > 0 && (
        <small key={id}>
          <FormattedMessage id={`desk.order.line.${id}`} values={{ num }} />
        </small>
      ),
  );
}

function Sums({ order }: { order: DeskOrder }) {
  return (
    <Facts>
      {orderSums(order).map(([id, cents]) => (
        <SumRow key={id} id={id} cents={cents} />
      ))}
      <IncludedTaxes order={order} />
      <dt>
        <FormattedMessage id={order.paidAt ? 'desk.order.paidAt' : 'desk.order.madeAt'} />
      </dt>
      <dd>
        <StoreTime iso={order.at} />
      </dd>
      {order.arrives && (
        <>
          <dt>
            <FormattedMessage id="desk.order.promised" />
          </dt>
          <dd>
            <DateText iso={order.arrives.from} look="weekday" /> – <DateText iso={order.arrives.until} look="weekday" />
          </dd>
        </>
      )}
    </Facts>
  );
}

function SumRow({ id, cents }: { id: string; cents: number }) {
  return (
    <>
      <dt>
        <FormattedMessage id={`desk.order.sum.${id}`} />
      </dt>
      <dd>
        <Cents cents={cents} />
      </dd>
    </>
  );
}
