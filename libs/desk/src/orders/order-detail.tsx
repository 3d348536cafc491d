import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Cluster } from '@souk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Cents } from '../parts/cents';
import { Column, Columns, Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { PrintButton } from '../parts/print-button';
import { Steps } from '../parts/steps';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { CancelOrder } from './cancel-order';
import { CustomerAddress } from './customer-address';
import { OrderDisputes } from './order-disputes';
import { OrderBadges } from './order-look';
import { OrderMails } from './order-mails';
import { OrderMoney } from './order-money';
import { OrderNoteForm } from './order-note-form';
import { OrderPieces } from './order-pieces';
import { OrderReceipt } from './order-receipt';
import { PackingSlip } from './packing-slip';
import { ParcelPanel } from './parcel-panel';
import { RefundOrder } from './refund-order';

/** What one desk alone shows of an order: beside its address, and below what can be done with it. */
type More = Partial<Record<'besideAddress' | 'below', ((order: DeskOrder) => ReactNode) | undefined>>;

/** One order: what to pack, for whom and in which parcel, then what else can be done with it, and all that happened with it. */
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
          <OrderPieces order={order} />
        </Column>
        <Column>
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
          <ParcelPanel order={order} />
          <Related order={order} />
          <RefundOrder order={order} />
          <CancelOrder order={order} />
          {below?.(order)}
        </Column>
        <Column>
          <Panel title={t('desk.steps')} isOnScreenOnly>
            <OrderNoteForm no={order.no} />
            <Steps steps={order.steps} />
          </Panel>
        </Column>
      </Columns>
    </>
  );
}

type PaperName = 'slip' | 'receipt';

/** Which paper stands ready to be printed, and the way to print one: once it is in the page. */
const usePaper = () => {
  const [asked, setAsked] = useState<{ which: PaperName; isAsked: boolean }>({ which: 'slip', isAsked: false });
  useEffect(() => {
    if (asked.isAsked) print();
  }, [asked]);
  return [asked.which, (which: PaperName) => setAsked({ which, isAsked: true })] as const;
};

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
