import { defaultCurrencySymbol, fromCents, toCents } from '@souk/domain';
import type { Locale } from './locale';

/** USD of the wire from whole cents. */
export const usdOf = fromCents;

/** Whole cents from USD of the wire; half a cent rounds up. */
export const centsOf = toCents;

/** An amount that is told in words. */
export interface Money {
  cents: number;
  /** The store's own sign for its one currency. Empty: the usual one of each language. */
  symbol: string;
}

/**
 * An amount as the shopper reads it on the pages: `$60.00`, in French `60,00 $US`; the owner's own sign stands in the
 * place of the usual one. Whatever the server writes into a sentence or a mail goes through here. Source: I18N-02.
 */
export const moneyText = ({ cents, symbol }: Money, locale: Locale): string => {
  const format = formats[locale];
  const isDefault = symbol === '' || symbol === defaultCurrencySymbol;
  return format
    .formatToParts(usdOf(cents))
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return type === 'currency' && !isDefault ? symbol : value;
    })
    .join('');
};

const formatIn = (locale: Locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const formats = { en: formatIn('en'), fr: formatIn('fr') };
