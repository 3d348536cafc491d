import { priceMostCents } from '@souk/contract/desk';
import { Money } from '@souk/i18n';

/** An amount of whole cents, as the store writes money. */
export function Cents({ cents }: { cents: number }) {
  return <Money usd={cents / 100} />;
}

/** The currency's sign or code, as stores write it before or behind an amount. */
const currency = /^(?:US)?\$\s?|^USD\s?|\s?\$(?:US)?$|\s?USD$/i;

/**
 * Dollars as somebody types or pastes them, in cents; null when it is no amount. Cents follow a point or a comma, thousands stand apart by
 * spaces, or by commas where a point shows what they are: “1,234” alone could be either.
 */
export const typedCents = (text: string): number | null => {
  const plain = text
    .trim()
    .replace(currency, '')
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .replace(/^\d{1,3}(?:,\d{3})+(?=\.\d)/, (thousands) => thousands.replaceAll(',', ''));
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

/** What messages about prices name. */
export const priceLimits = { most: priceMostCents / 100 };

const isTooLong = (text: string) => /^\d{8,}([.,]\d{1,2})?$/.test(text.trim().replace(currency, '').replace(/\s/g, ''));

/** The message id of what is wrong with what is typed as an amount: it is `bad`, or above what the store takes; null: nothing. */
export const amountFault = (text: string, bad: string): string | null => {
  const cents = typedCents(text);
  if (cents === null) return isTooLong(text) ? 'desk.amountTooHigh' : bad;
  return cents > priceMostCents ? 'desk.amountTooHigh' : null;
};

/** The message id of what is wrong with what is typed as a price: it is `bad`, or an amount that nothing can cost; null: nothing. */
export const priceFault = (text: string, bad: string): string | null => {
  const [, sign, amount = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? [];
  const fault = amountFault(amount, bad);
  if (fault === bad) return bad;
  return sign || typedCents(amount) === 0 ? 'desk.amountNotAboveZero' : fault;
};

/** Cents as they stand in a field, as the language of its form writes them. */
export const centsText = (cents: number | null, locale: string): string =>
  cents === null ? '' : (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false });
