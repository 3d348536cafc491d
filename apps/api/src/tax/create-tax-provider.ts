import { taxInCents, taxRateOn, type TaxRates, withOwnRates } from '@souk/domain/desk';
import type { Config } from '../config';
import { taxRates } from './rates';
import type { TaxProvider } from './tax-provider';

/** Reads the rates that the store's people entered for a country. */
type ReadOwn = (country: string) => Promise<TaxRates>;

/**
 * Works tax out by the table of rates, the store's own over those that come with it: that of the country where a parcel goes, on the
 * day of the order, for sellers who gave a tax number. Prices include it.
 */
const byTable = (readOwn: ReadOwn): TaxProvider => ({
  name: 'table',
  async taxOf({ country, at, lines }) {
    const day = at.toISOString().slice(0, 10);
    const isTaxed = lines.some(({ taxNumber }) => taxNumber !== '');
    const rates = isTaxed ? withOwnRates(taxRates, await readOwn(country)) : [];
    return new Map(
      lines.flatMap(({ id, category, paidCents, taxNumber }) => {
        const rate = taxNumber === '' ? null : taxRateOn(rates, { country, day, category });
        return rate === null ? [] : [[id, { basisPoints: rate, cents: taxInCents(paidCents, rate) }] as const];
      }),
    );
  },
});

/** Works no tax out. */
const none: TaxProvider = { name: 'none', taxOf: async () => new Map() };

/** Who works tax out, as `TAX_PROVIDER` says. */
export const createTaxProvider = ({ taxProvider }: Pick<Config, 'taxProvider'>, readOwn: ReadOwn): TaxProvider =>
  ({ table: byTable(readOwn), none })[taxProvider];
