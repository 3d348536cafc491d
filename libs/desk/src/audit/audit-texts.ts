import type { AuditEntry } from '@souk/contract/desk';
import { useIntl } from '@souk/i18n';

/** Calls whose reason is one of a few words where nobody wrote a note. */
const stockCalls: readonly string[] = ['moveStock', 'variantsStock', 'productsStock'];

/** What an entry of the log is about, and why, as people read it. What the desk has no word for stands as it was stored. */
export const useAuditTexts = () => {
  const { messages, formatMessage } = useIntl();
  const said = (id: string, otherwise: string) => (id in messages ? formatMessage({ id }) : otherwise);
  return {
    subjectText: ({ subjectType, subjectId }: Pick<AuditEntry, 'subjectType' | 'subjectId'>): string =>
      `${said(`desk.audit.kind.${subjectType}`, subjectType)} · ${subjectId}`,
    reasonText: ({ call, reason }: Pick<AuditEntry, 'call' | 'reason'>): string =>
      stockCalls.includes(call) ? said(`desk.stock.${reason}`, reason) : reason,
  };
};
