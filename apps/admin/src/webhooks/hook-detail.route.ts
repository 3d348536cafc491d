import { deskLoader, idIn } from '@souk/desk';

export { HookDetailPage as Component } from './hook-detail-page';

export const loader = deskLoader((at) => ['hook', idIn(at)]);
