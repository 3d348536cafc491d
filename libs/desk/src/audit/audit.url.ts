import { auditSubjects, type AuditSubject, type DeskInput } from '@souk/contract/desk';
import { dayIn, idIn, setOnly } from '../parts/list-filters';
import { type ListFilters, listIn, useListUrl } from '../parts/list-url';

/** The log has one part: it is narrowed instead. */
export const auditTabs = ['all'] as const;

/** What the address of the log carries. */
const carried = [auditTabs, [], ['subject', 'subjectId', 'merchant', 'by', 'since', 'until']] as const;

export const useAuditUrl = () => useListUrl(...carried);
export const auditListIn = (search: URLSearchParams) => listIn(search, ...carried);

const isSubject = (text: string): text is AuditSubject => (auditSubjects as readonly string[]).includes(text);

/**
 * By what the log is narrowed: a kind of thing or one of them, a merchant's id, a person's `sub`, the first and the last day. What an address
 * has and cannot be is left out.
 */
export const auditNarrowing = ({
  subject = '',
  subjectId = '',
  merchant,
  by = '',
  since = '',
  until = '',
}: ListFilters) => ({
  ...(isSubject(subject) ? { subject, ...(subjectId && subjectId.length <= 200 ? { subjectId } : {}) } : {}),
  ...setOnly({ merchant: idIn(merchant) }),
  ...(by && by.length <= 200 ? { by } : {}),
  ...(dayIn(since) ? { since } : {}),
  ...(dayIn(until) ? { until } : {}),
});
export type AuditNarrowing = ReturnType<typeof auditNarrowing>;

/** What the log's call takes. */
export const auditInput = ({
  q,
  page,
  filters,
}: Pick<ReturnType<typeof auditListIn>, 'q' | 'page' | 'filters'>): DeskInput<'audit'> => ({
  q,
  page,
  ...auditNarrowing(filters),
});

/** The address of the log of one thing, below a desk's. */
export const auditPathOf = (subject: string, subjectId: string) =>
  `audit?${new URLSearchParams({ subject, subjectId }).toString()}`;
