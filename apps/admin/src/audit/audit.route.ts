import { auditRead, deskLoader, viewsRead } from '@souk/desk';

export { AuditPage as Component } from './audit-page';

export const loader = deskLoader(auditRead, viewsRead);
