import { Money } from '@souk/i18n';

/** An amount of whole cents, as the store writes money. */
export function Cents({ cents }: { cents: number }) {
  return <Money usd={cents / 100} />;
}

/** Dollars as somebody types them, with a point or a comma, with or without their sign, in cents; null when it is no amount. */
export const typedCents = (text: string): number | null => {
  const match = /^(?:\$ ?)?(\d{1,7})(?:[.,](\d{1,2}))?(?:\s?\$)?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

/** Cents as they stand in a field. */
export const centsText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
