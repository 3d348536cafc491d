import type { PageRead } from '../parts/desk-loader';

export const overviewRead: PageRead = () => ['overview', {}];
