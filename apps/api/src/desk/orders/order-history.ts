import type { DeskStep } from '@souk/contract/desk';
import type { OrderEvent } from '../../orders/events';
import { timelineOf } from '../../orders/timeline';
import type { AuditRow } from '../audit';
import type { DeskCtx } from '../desk-ctx';

export const byTime = (one: DeskStep, other: DeskStep) => one.time.localeCompare(other.time);

const sent = ['shipped', 'shippedPart'];
/** Call of a desk → types of the shopper's entries that it writes. */
const toldOf: Readonly<Record<string, readonly string[]>> = {
  ship: sent,
  shipMany: sent,
  deliver: ['delivered'],
  refundApprove: ['refundApproved'],
  refundsApprove: ['refundApproved'],
  refundArrive: ['returnArrived'],
};

/** Both are noted by one transaction, each by its own look at the clock. */
const apartMostMs = 5000;

/**
 * History of an order: entries that the shopper reads and entries of the audit log, in one list, oldest first. Many actions at a desk write
 * both; such a pair becomes one entry, which names the person. Of a parcel that entry keeps the shopper's text, which says what was sent.
 * @param notes audit entries of the order
 */
export const orderHistory = (
  events: readonly OrderEvent[],
  notes: readonly AuditRow[],
  { locale, symbol }: { locale: DeskCtx['locale']; symbol: string },
): DeskStep[] => {
  const told = new Set(timelineOf(events, locale, symbol));
  const done = notes.map(({ call, at, actor_name: by, reason }) => {
    const twin = [...told].find(
      ({ type, time }) => toldOf[call]?.includes(type) && Math.abs(Date.parse(time) - at.getTime()) <= apartMostMs,
    );
    if (twin) told.delete(twin);
    const text = twin && sent.includes(twin.type) ? twin.text : '';
    return { type: `desk.${call}`, time: at.toISOString(), text, by, reason };
  });
  return [...[...told].map((step) => ({ ...step, by: null, reason: '' })), ...done].sort(byTime);
};
