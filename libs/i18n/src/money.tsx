import { createContext, use } from 'react';
import { useIntl } from 'react-intl';
import { perLocale } from './per-locale';

/** The store's own sign for its one currency, as its owner set it. Source: spec 3 "Home data kept locally"; I18N-02. */
export const CurrencySymbolContext = createContext('$');

/**
 * An amount in US dollars as the shopper reads it: `$60.00`, in French `60,00 $US`.
 * Units: USD, shown with two decimals; below zero with a minus sign, not with the hyphen that languages' data have.
 * Absent: with the default symbol `$` each language writes the currency its own way; another symbol stands in its place.
 */
export function Money({ usd }: { usd: number }) {
  return useMoney()(usd);
}

/** The same as plain text, for names and attributes. */
export const useMoney = () => {
  const { locale } = useIntl();
  const symbol = use(CurrencySymbolContext);
  return (usd: number): string => formatMoney(usd, locale, symbol);
};

/** The same without React. */
export const formatMoney = (usd: number, locale: string, symbol = '$'): string => {
  return formatOf(locale)
    .formatToParts(usd)
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return type === 'currency' && symbol !== '$' ? symbol : value;
    })
    .join('');
};

const formatOf = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
