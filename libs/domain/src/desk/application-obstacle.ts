import type { ApplicationDocument, AuditStatus } from '@souk/contract';

/** Why an application cannot be approved now. */
export type ApplicationObstacle = 'documents' | 'refused' | 'decided';

/** Why an application cannot be approved; null: it can. Every document has been looked at, and none is refused. Source: MER-03. */
export const approvalObstacle = (application: {
  auditStatus: AuditStatus;
  documents: readonly Pick<ApplicationDocument, 'state'>[];
}): ApplicationObstacle | null => {
  if (application.auditStatus !== 1) return 'decided';
  if (application.documents.some(({ state }) => state === 'refused')) return 'refused';
  return application.documents.some(({ state }) => state === 'pending') ? 'documents' : null;
};
