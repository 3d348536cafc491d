import { placeLines } from '@souk/domain';
import type { Locale } from '../locale';
import type { PurchaseRow } from './orders.repository';

/** An address on one line, as its country writes it. */
export const addressLine = (address: PurchaseRow['address'], locale: Locale) => placeLines(address, locale).join(', ');

/** Enough of a name or e-mail to know it again, not enough to learn it. */
export const masked = (text: string) => {
  const [name = '', domain] = text.split('@');
  const hidden = name.replace(/(?<=\S)\S/g, '*');
  return domain === undefined ? hidden : `${hidden}@${domain}`;
};
