import { auditRead, deskLoader, merchantNamesRead, viewsRead } from '@souk/desk';

export { AuditPage as Component } from './audit-page';

export const loader = deskLoader(auditRead, merchantNamesRead, viewsRead);
