import { listIn, useListUrl } from '../parts/list-url';

/** Parts of the log. What has no part of its own stands under all. */
export const auditTabs = ['all', 'order', 'refund', 'application', 'ticket', 'product', 'coupon', 'review'] as const;

export const useAuditUrl = () => useListUrl(auditTabs);
export const auditListIn = (search: URLSearchParams) => listIn(search, auditTabs);

/** What the log's call takes. */
export const auditInput = ({ tab, q, page }: Pick<ReturnType<typeof auditListIn>, 'tab' | 'q' | 'page'>) => ({
  q,
  page,
  ...(tab === 'all' ? {} : { subject: tab }),
});
