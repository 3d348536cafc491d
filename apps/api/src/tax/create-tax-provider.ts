import { taxInCents, taxRateOn } from '@souk/domain/desk';
import type { Config } from '../config';
import { taxRates } from './rates';
import type { TaxProvider } from './tax-provider';

/**
 * Works tax out by the table of rates: that of the country where a parcel goes, on the day of the order, for sellers who gave a tax
 * number. Prices include it.
 */
const byTable: TaxProvider = {
  name: 'table',
  async taxOf({ country, at, lines }) {
    const day = at.toISOString().slice(0, 10);
    return new Map(
      lines.flatMap(({ id, category, paidCents, taxNumber }) => {
        const rate = taxNumber === '' ? null : taxRateOn(taxRates, { country, day, category });
        return rate === null ? [] : [[id, { basisPoints: rate, cents: taxInCents(paidCents, rate) }] as const];
      }),
    );
  },
};

/** Works no tax out. */
const none: TaxProvider = { name: 'none', taxOf: async () => new Map() };

/** Who works tax out, as `TAX_PROVIDER` says. */
export const createTaxProvider = ({ taxProvider }: Pick<Config, 'taxProvider'>): TaxProvider =>
  ({ table: byTable, none })[taxProvider];
