import type { PageRead } from '../parts/desk-loader';
import { auditInput, auditListIn } from './audit.url';

export const auditRead: PageRead = ({ search }) => ['audit', auditInput(auditListIn(search))];
