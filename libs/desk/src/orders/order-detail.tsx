import type { DeskOrder, DeskOrderLine } from '@souk/contract/desk';
import { unsentPieces } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Cluster } from '@souk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Cents } from '../parts/cents';
import { Column, Columns, Facts, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { PrintButton } from '../parts/print-button';
import { Steps } from '../parts/steps';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { CancelOrder } from './cancel-order';
import { CustomerAddress } from './customer-address';
import { orderSums } from './order-sums';
import { OrderDisputes } from './order-disputes';
import { OrderLines } from './order-lines';
import { OrderBadges } from './order-look';
import { OrderMails } from './order-mails';
import { OrderMoney } from './order-money';
import { OrderNoteForm } from './order-note-form';
import { IncludedTaxes, OrderReceipt } from './order-receipt';
import { PackingSlip } from './packing-slip';
import { ParcelPanel } from './parcel-panel';
import { RefundOrder } from './refund-order';
import { StoreTime } from '../parts/store-time';

/** What one desk alone shows of an order: beside its address, and below all else. */
type More = Partial<Record<'besideAddress' | 'below', ((order: DeskOrder) => ReactNode) | undefined>>;

/** One order: what to pack, for whom, and all that happened with it. */
export function OrderDetail({ no, ...more }: { no: string } & More) {
  return <Loaded query={useDeskQuery('order', { no })}>{(order) => <Shown order={order} {...more} />}</Loaded>;
}

function Shown({ order, besideAddress, below }: { order: DeskOrder } & More) {
  const t = useT();
  const [paper, printPaper] = usePaper();
  return (
    <>
      {paper === 'receipt' ? <OrderReceipt order={order} /> : <PackingSlip order={order} />}
      <Head $justify="space-between">
        <OrderBadges order={order} />
        <Cluster>
          {order.paidAt && <PrintButton label="desk.order.receipt" onPrint={() => printPaper('receipt')} />}
          <PrintButton label="desk.order.slip" onPrint={() => printPaper('slip')} />
        </Cluster>
      </Head>
      <OrderDisputes order={order} />
      <OrderMoney order={order} />
      <Columns>
        <Column>
          <Panel title={t(isToPack(order) ? 'desk.order.lines' : 'desk.orders.pieces')} isOnScreenOnly>
            <OrderLines
              lines={order.lines}
              extra={(line) =>
                linePieces(order, line).map(
                  ([id, num]) =>
                    num > 0 && (
                      <small key={id}>
                        <FormattedMessage id={`desk.order.line.${id}`} values={{ num }} />
                      </small>
                    ),
                )
              }
            />
            {order.remark && (
              <p>
                <strong>
                  <FormattedMessage id="desk.order.remark" />
                </strong>{' '}
                {order.remark}
              </p>
            )}
            <Sums order={order} />
          </Panel>
          <Panel title={t('desk.steps')} isOnScreenOnly>
            <OrderNoteForm no={order.no} />
            <Steps steps={order.steps} />
          </Panel>
        </Column>
        <Column>
          <ParcelPanel order={order} />
          <Panel title={t('desk.order.customer')} isOnScreenOnly>
            <Address>
              <CustomerAddress order={order} />
              {order.phone && <div>{order.phone}</div>}
              {order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}
            </Address>
            {besideAddress?.(order)}
            {order.customerKey && (
              <Link to={`/admin/customers/${encodeURIComponent(order.customerKey)}`}>
                <FormattedMessage id="desk.order.allOfCustomer" />
              </Link>
            )}
            <OrderMails order={order} />
          </Panel>
          <Related order={order} />
          <RefundOrder order={order} />
          <CancelOrder order={order} />
          {below?.(order)}
        </Column>
      </Columns>
    </>
  );
}

/**
 * What became of the pieces of a line: whoever packs from the screen reads what is still to go, as the slip counts it. Of a line to which
 * nothing happened: nothing.
 */
const linePieces = ({ status }: DeskOrder, line: DeskOrderLine): readonly [id: string, num: number][] => [
  ...(status === 'paid' ? [['sent', line.sent] as [string, number]] : []),
  ['refunded', line.refunded],
  ...(status === 'paid' && line.sent + line.asked > 0 ? [['left', unsentPieces(line)] as [string, number]] : []),
];

const isToPack = ({ status, lines }: DeskOrder) => status === 'paid' && lines.some(unsentPieces);

type PaperName = 'slip' | 'receipt';

/** Which paper stands ready to be printed, and the way to print one: once it is in the page. */
const usePaper = () => {
  const [asked, setAsked] = useState<{ which: PaperName; isAsked: boolean }>({ which: 'slip', isAsked: false });
  useEffect(() => {
    if (asked.isAsked) print();
  }, [asked]);
  return [asked.which, (which: PaperName) => setAsked({ which, isAsked: true })] as const;
};

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

/** Requests for money back of this order, and the other orders of the same purchase. */
function Related({ order }: { order: DeskOrder }) {
  const t = useT();
  const { base } = useDesk();
  if (order.refunds.length + order.siblings.length === 0) return null;
  return (
    <Panel title={t('desk.order.related')} isOnScreenOnly>
      {order.refunds.map(({ no, cents }) => (
        <Link key={no} to={`${base}/refunds/${no}`}>
          <FormattedMessage id="desk.order.refundOf" values={{ no }} /> <Cents cents={cents} />
        </Link>
      ))}
      {order.siblings.map((no) => (
        <Link key={no} to={`${base}/orders/${no}`}>
          <FormattedMessage id="desk.order.sibling" values={{ no }} />
        </Link>
      ))}
    </Panel>
  );
}

const Head = styled(Cluster)`
  @media print {
    display: none;
  }
`;
const Address = styled.address`
  font-style: normal;
`;
