import { auditFileMost } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { offsetOf, page } from '../../reply';
import { countFiltered, entryOf, listNotes, peopleInNotes } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { auditCsv } from './audit-csv';
import { storeDay } from '../store-day';

/** What was done at the desks: as a list, and as a file. */
export function deskLog({ clock }: Pick<Deps, 'clock'>) {
  return {
    async audit({ query }, ctx) {
      const list = await listNotes(ctx, query, { limit: query.limit, offset: offsetOf(query) });
      const total = await countFiltered(ctx, query);
      return { ...page(list.map(entryOf), { ...query, total }), people: await peopleInNotes(ctx) };
    },

    async auditExport({ query }, ctx) {
      const entries = await listNotes(ctx, query, { limit: auditFileMost, offset: 0 });
      return { name: `activity-${await storeDay(ctx.storeId, clock.now())}.csv`, csv: auditCsv(entries) };
    },
  } satisfies Partial<DeskHandlers>;
}
