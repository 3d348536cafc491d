import type { PageRead } from '../parts/desk-loader';
import { auditInput, auditListIn } from './audit.url';

export const auditRead: PageRead = ({ search }) => ['audit', auditInput(auditListIn(search))];

/** Whom the platform's log can be narrowed to. */
export const merchantNamesRead: PageRead = () => ['merchantNames', {}];
