import type { PurchaseRow } from './orders.repository';

/** An address on one line, the way an envelope has it. */
export const addressLine = ({ detail, detail2, postCode, city, province, country }: PurchaseRow['address']) =>
  [detail, detail2, `${postCode} ${city}`.trim(), province, country].filter((part) => part !== '').join(', ');

/** Enough of a name or e-mail to know it again, not enough to learn it. */
export const masked = (text: string) => {
  const [name = '', domain] = text.split('@');
  const hidden = name.replace(/(?<=\S)\S/g, '*');
  return domain === undefined ? hidden : `${hidden}@${domain}`;
};
