import type { PageRead } from '../parts/desk-loader';

/** The views that somebody saved, which stand above every list. */
export const viewsRead: PageRead = () => ['views', {}];
