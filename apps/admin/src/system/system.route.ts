import { deskLoader } from '@souk/desk';

export { SystemPage as Component } from './system-page';

export const loader = deskLoader(() => ['system', {}]);
