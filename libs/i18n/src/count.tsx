import { useIntl } from 'react-intl';
import { perLocale } from './per-locale';

/** A count in compact form: 950, 1.2K, in French 1,2 k. Source: spec 9, Layout ("compact number format"). */
export function Count({ value }: { value: number }) {
  return formatCount(value, useIntl().locale);
}

/** The same as plain text. */
export const formatCount = (value: number, locale: string): string => formatOf(locale).format(value);

const formatOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
