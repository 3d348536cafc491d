import type { RefundStatus } from '@souk/contract';
import { refundLookOf, type RefundLook } from '@souk/domain';
import { CircleCheck, CircleX, Clock, PackageOpen, RotateCcw, Undo2 } from 'lucide-react';
import type { StateLook } from './order-look';

const looks: Readonly<Record<RefundLook, StateLook>> = {
  inReview: { label: 'refunds.inReview', tone: 'warn', Icon: Clock },
  refused: { label: 'refunds.refused', tone: 'sale', Icon: CircleX },
  refunding: { label: 'refunds.refunding', tone: 'brand', Icon: RotateCcw },
  refunded: { label: 'refunds.refunded', tone: 'ok', Icon: CircleCheck },
  returning: { label: 'refunds.returning', tone: 'warn', Icon: PackageOpen },
  withdrawn: { label: 'refunds.withdrawn', tone: 'neutral', Icon: Undo2 },
};

/** Where a request stands, in words and colour. Source: spec 4, Refund states. */
export const lookOfRefund = (status: RefundStatus): StateLook => looks[refundLookOf(status)];
