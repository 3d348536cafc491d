import type { DeskStep } from '@souk/contract/desk';
import type { OrderEvent } from '../../orders/events';
import { timelineOf } from '../../orders/timeline';
import type { AuditRow } from '../audit';
import type { DeskCtx } from '../desk-ctx';

export const byTime = (one: DeskStep, other: DeskStep) => one.time.localeCompare(other.time);

const sent = ['shipped', 'shippedPart'];
/** What the shopper reads of what a call did. Who did it says more: it is told once. */
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
 * What shoppers read and what people of the desks did, in one list by time. What a person did stands there once; of a parcel with what the
 * shopper reads, which names it.
 */
export const stepsOf = (
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
