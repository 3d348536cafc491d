import { areaOf } from '../app/area';
import { deskRealm, shopRealm, type PageRealm } from './realms';

let own: PageRealm | undefined;

/** Which sign-in this page has: the shop's, or the desks'. It is the same for the page's life: another area loads anew. */
export const pageRealm = (): PageRealm => (own ??= areaOf(location.pathname) === null ? shopRealm : deskRealm);
