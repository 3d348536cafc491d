import { deskLoader } from '@souk/desk';

export { HookNewPage as Component } from './hook-new-page';

export const loader = deskLoader();
