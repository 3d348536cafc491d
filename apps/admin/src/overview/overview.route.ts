import { deskLoader, overviewRead } from '@souk/desk';

export { OverviewPage as Component } from './overview-page';

export const loader = deskLoader(overviewRead);
