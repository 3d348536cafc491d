import type { RefundStatus } from '@souk/contract';
import type { OrderMailFacts } from '@souk/domain/desk';
import { refundStateOf } from '@souk/domain';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import { refundIn } from '../../orders/refund-in';
import type { RefundLetterKind } from '../../refunds/refund-mails';

/** Where a refund stands, and the letter that tells it. */
const letters = { refused: 'refused', returning: 'returning', refunded: 'paid' } as const satisfies Record<
  string,
  RefundLetterKind
>;
const told = ['refused', 'returning', 'refunded'] as const;

/** What of an order can be mailed again. */
export interface OrderMails extends OrderMailFacts {
  /** The last one's. */
  parcelId: number | null;
  refund: { no: string; kind: RefundLetterKind } | null;
  /** Nobody paid it in time. */
  isLapsed: boolean;
}

interface Facts {
  state: string;
  is_payable: boolean;
  is_lapsed: boolean;
  has_new_address: boolean;
  by_desk: boolean;
  parcel: number | null;
  refund: { no: string; status: RefundStatus } | null;
}

/** What of an order can be mailed again, of a refund that is paid by a dispute nothing; undefined: there is no such order. */
export const mailFactsOf = async (orderNo: string, now: Date): Promise<OrderMails | undefined> => {
  const found = await row(sql<Facts>`
    select p.state, p.state = 'unpaid' and p.expires_at > ${now} as is_payable,
      p.state = 'cancelled' and p.cancel_reason = 'expired' as is_lapsed,
      p.address_version > 1 as has_new_address, o.cancel_words is not null as by_desk,
      (select max(x.id)::int from parcel x where x.order_no = o.order_no) as parcel,
      (select json_build_object('no', r.refund_no, 'status', r.status) from refund r
        where r.order_no = o.order_no and ${refundIn('r.status', told)}
          and not exists (select 1 from payment_dispute d where d.purchase_no = o.purchase_no and d.ref = r.provider_ref)
        order by r.created_at desc, r.refund_no desc limit 1) as refund
    from merchant_order o join purchase p on p.order_no = o.purchase_no where o.order_no = ${orderNo}`);
  if (!found) return undefined;
  const { refund, parcel } = found;
  const state = refund && told.find((one) => one === refundStateOf(refund.status));
  return {
    isPaid: found.state === 'paid',
    isPayable: found.is_payable,
    hasParcel: parcel !== null,
    hasNewAddress: found.has_new_address,
    isCancelled: found.by_desk || found.is_lapsed,
    hasRefund: refund !== null,
    parcelId: parcel,
    refund: refund && state ? { no: refund.no, kind: letters[state] } : null,
    isLapsed: found.is_lapsed,
  };
};
