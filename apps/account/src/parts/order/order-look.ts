import type { OrderSummary, PurchaseState } from '@souk/contract';
import { isAllRefunded } from '@souk/domain';
import type { Tone } from '@souk/ui';
import {
  CircleCheck,
  CircleX,
  Clock,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Star,
  Truck,
  type LucideIcon,
} from 'lucide-react';

/** How a state is told: a word, a colour, a picture. Never one without the word. */
export type StateLook = { label: string; tone: Tone; Icon: LucideIcon };

const look = (label: string, tone: Tone, Icon: LucideIcon): StateLook => ({ label, tone, Icon });

/** Source: spec 3, Order statuses in texts, Order status icons; ORDER-08. */
export const looks = {
  unpaid: look('order.unpaid', 'warn', Clock),
  paid: look('order.paid', 'brand', PackageOpen),
  inTransit: look('order.inTransit', 'brand', Truck),
  partlyShipped: look('order.partlyShipped', 'brand', Truck),
  delivered: look('order.delivered', 'ok', PackageCheck),
  partlyDelivered: look('order.partlyDelivered', 'ok', PackageCheck),
  completed: look('order.completed', 'neutral', CircleCheck),
  reviewed: look('order.reviewed', 'neutral', Star),
  cancelled: look('order.cancelled', 'neutral', CircleX),
  refundAsked: look('order.refundAsked', 'warn', RotateCcw),
  refunding: look('order.refunding', 'warn', RotateCcw),
  refunded: look('order.refunded', 'neutral', RotateCcw),
} as const;

const whileOpen = [null, looks.refundAsked, looks.refunding, null] as const;
const byStatus = {
  0: looks.paid,
  1: looks.inTransit,
  2: looks.delivered,
  3: looks.completed,
  9: looks.cancelled,
} as const;

/**
 * Where one merchant's order stands. Money that comes back is what matters most, once it is all of it; while it is a part,
 * the rest is still to come. A review comes last.
 */
export const lookOfOrder = (order: OrderSummary): StateLook => {
  const { status } = order;
  if (isAllRefunded(order)) return looks.refunded;
  if (status === 9) return looks.cancelled;
  const open = whileOpen[order.refundStatus];
  if (open) return open;
  if (!order.paid) return looks.unpaid;
  if (order.isPartlySent) return looks.partlyShipped;
  if (status === 1 && order.isDelivered) return looks.delivered;
  return order.isReply && status >= 2 ? looks.reviewed : byStatus[status];
};

const byState: Readonly<Record<PurchaseState, StateLook>> = {
  unpaid: looks.unpaid,
  paid: looks.paid,
  partlyShipped: looks.partlyShipped,
  shipped: looks.inTransit,
  partlyDelivered: looks.partlyDelivered,
  delivered: looks.delivered,
  completed: looks.completed,
  cancelled: looks.cancelled,
};

/** Where a whole purchase stands. */
export const lookOfPurchase = (state: PurchaseState): StateLook => byState[state];
