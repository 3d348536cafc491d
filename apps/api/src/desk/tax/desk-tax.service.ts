import type { OwnTaxRates } from '@souk/contract/desk';
import { isTaxOrdered, type TaxRow, withOwnRates } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { fieldErrors, ReplyError } from '../../errors';
import { taxRates } from '../../tax/rates';
import { dropTaxRate, heldTaxRate, ownTaxRates, storeTaxRate } from '../../tax/tax-rates.repository';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { csvOf } from '../csv-file';
import { deskWords } from '../desk-words';
import { taxesBetween } from '../statements/tax-sums';
import { taxWords } from './tax-words';

const isSame = (one: OwnTaxRates | null, other: OwnTaxRates | null) =>
  one?.standard === other?.standard && one?.reduced === other?.reduced && one?.low === other?.low;

/** One percent, in basis points. */
const percent = 100;

/** Rates of tax at the desk: those that hold, those that will, and what a price includes by them. */
export function deskTax({ clock, taxes }: Pick<Deps, 'clock' | 'taxes'>) {
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async taxRates() {
      const own = await ownTaxRates();
      const isOwn = (row: TaxRow) => own.some(({ country, since }) => country === row.country && since === row.since);
      const rates = withOwnRates(taxRates, own).map((row) => ({ ...row, isOwn: isOwn(row) }));
      return { provider: taxes.name, today: today(), rates };
    },

    async taxSave({ body: { country, since, from, to } }, ctx) {
      if (since <= today()) throw fieldErrors({ since: taxWords(ctx.locale, 'notLater') });
      if (to && !isTaxOrdered(to)) throw fieldErrors({ standard: taxWords(ctx.locale, 'notOrdered') });
      const before = (await heldTaxRate(country, since)) ?? null;
      if (!isSame(before, from)) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      if (to) await storeTaxRate({ country, since, ...to });
      else await dropTaxRate(country, since);
      await note(ctx, clock.now(), {
        subject: ['rate', `${country} ${since}`],
        before: { rates: before },
        after: { rates: to },
      });
      return true;
    },

    async taxTry({ query: { country, category, cents, day } }) {
      const at = day ? new Date(`${day}T12:00:00Z`) : clock.now();
      const lines = [{ id: 1, category, paidCents: cents, taxNumber: 'any' }];
      return (await taxes.taxOf({ country, at, lines })).get(1) ?? { basisPoints: null, cents: 0 };
    },

    async taxReport({ query }, ctx) {
      return { sums: await taxesBetween(ctx, query) };
    },

    async taxReportFile({ query }, ctx) {
      const csv = csvOf(
        ['country', 'rate', 'sold', 'tax', 'refunded', 'tax_back'],
        (await taxesBetween(ctx, query)).map((sum) => [
          sum.country,
          String(sum.basisPoints / percent),
          ...[sum.paidCents, sum.taxCents, sum.backCents, sum.taxBackCents].map((cents) => ({ cents })),
        ]),
      );
      return { name: `tax-${query.since}-${query.until}.csv`, csv };
    },
  } satisfies Partial<DeskHandlers>;
}
