import type { DayFigures } from '@souk/contract/desk';
import { dayMs } from '@souk/domain';
import type { Deps } from '../../deps';
import type { DeskHandlers } from '../desk-ctx';
import { daysOfStore, hasSale, ledgerByDay } from './figures.repository';

const dayCount = 30;

/** A day so many days before another; both as `2026-11-25`. */
const daysBefore = (day: string, count: number) => new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

const sum = (days: readonly DayFigures[], part: 'salesCents' | 'orders' | 'refundCents') =>
  days.reduce((total, day) => total + day[part], 0);

/**
 * How the store sells, by the ledger, so by the same definition as statements. An order counts on the day it was paid, with all that was
 * paid for it; an order that was cancelled unpaid never does. A paid one that is cancelled later stays a sale, and what went back stands
 * among the refunds of the day it went back, so that no day of the past changes.
 */
export function deskFigures({ clock }: Pick<Deps, 'clock'>) {
  return {
    async figures(_input, ctx) {
      const now = clock.now();
      const place = await daysOfStore(ctx.storeId, now, dayCount);
      if (!place) throw new Error(`There is no store ${ctx.storeId}`);
      const found = new Map((await ledgerByDay(ctx, place, now)).map((day) => [day.day, day]));
      const days = Array.from({ length: dayCount }, (_, at): DayFigures => {
        const day = daysBefore(place.today, dayCount - 1 - at);
        const { orders = 0, sales = 0, refunds = 0 } = found.get(day) ?? {};
        return { day, salesCents: sales, orders, refundCents: refunds };
      });
      const [salesCents, orders] = [sum(days, 'salesCents'), sum(days, 'orders')];
      return {
        at: now.toISOString(),
        timeZone: place.time_zone,
        hasSold: orders > 0 || (await hasSale(ctx)),
        days,
        lastWeekCents: found.get(daysBefore(place.today, 7))?.sales_by_now ?? 0,
        sums: {
          salesCents,
          orders,
          refundCents: sum(days, 'refundCents'),
          averageCents: orders === 0 ? null : Math.round(salesCents / orders),
        },
      };
    },
  } satisfies Partial<DeskHandlers>;
}
