import type { AuditFieldKind } from '@souk/contract/desk';
import { formatDate, useIntl, useMoney } from '@souk/i18n';
import { useStoreZone } from '../parts/store-time';
import { zonedTime } from '../parts/zoned-time';
import { isLong } from './changed-rows';

/** The sentence that says a value of a kind of which each is one of a few. */
export const auditValueWords = {
  addressField: (value: string) => `desk.audit.address.${value}`,
  booking: (value: string) => `desk.statement.kind.${value}`,
  contactWay: (value: string) => `desk.shop.by.${value}`,
  document: (value: string) => `desk.audit.document.${value}`,
  merchantState: (value: string) => `desk.audit.shop.${value}`,
  orderMail: (value: string) => `desk.mail.${value}`,
  orderTab: (value: string) => `desk.orders.tab.${value}`,
  productReview: (value: string) => `desk.audit.look.${value}`,
  refundState: (value: string) => `desk.refund.${value}`,
  reviewState: (value: string) => `desk.review.${value}`,
  role: (value: string) => `desk.role.${value}`,
  staffRole: (value: string) => `desk.audit.role.${value}`,
  taxCategory: (value: string) => `desk.tax.${value}`,
  ticketStatus: (value: string) => `desk.audit.ticket.${value}`,
  trust: (value: string) => `desk.audit.trust.${value}`,
} satisfies Partial<Record<AuditFieldKind, (value: string) => string>>;

const basisPoints = 10_000;

/** Writes a value of the log as the screens write its kind; null: there is nothing to write. What cannot be of its kind stands as it was stored. */
export const useAuditValue = () => {
  const intl = useIntl();
  const money = useMoney();
  const zone = useStoreZone();
  const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);

  const numberText = (kind: AuditFieldKind | undefined, value: number): string => {
    if (kind === 'money') return money(value / 100);
    if (kind === 'percent') return intl.formatNumber(value / 100, { style: 'percent' });
    if (kind === 'rate') return intl.formatNumber(value / basisPoints, { style: 'percent', maximumFractionDigits: 2 });
    return String(value);
  };

  const wordText = (kind: AuditFieldKind | undefined, value: string): string => {
    if (kind === 'instant') return zonedTime(value, intl.locale, zone);
    if (kind === 'day') return formatDate(value, intl.locale, 'short');
    if (kind === 'month')
      return intl.formatDate(`${value}-15T12:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
    const words: Partial<Record<AuditFieldKind, (value: string) => string>> = auditValueWords;
    const id = (kind && words[kind]?.(value)) ?? '';
    return id in intl.messages ? t(id) : value;
  };

  /** Some pieces of a line, which the log knows by its number alone. */
  const piecesText = (value: unknown): string => {
    const { id, num } = value as { id?: unknown; num?: unknown };
    return t('desk.audit.pieces', { num: String(num), line: String(id) });
  };

  const textOf = (kind: AuditFieldKind | undefined, value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'desk.conflict.yes' : 'desk.conflict.no');
    if (typeof value === 'number') return numberText(kind, value);
    if (typeof value === 'string') return wordText(kind, value);
    if (Array.isArray(value))
      return (
        (value as unknown[]).map((one) => (kind === 'pieces' ? piecesText(one) : textOf(kind, one))).join(', ') || null
      );
    return isLong(value) ? t('desk.audit.long', { version: value.version }) : JSON.stringify(value);
  };
  return textOf;
};
