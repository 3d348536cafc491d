import { deskHookTabs } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { HookListPage as Component } from './hook-list-page';

export const loader = deskLoader(({ search }) => ['hooks', listIn(search, deskHookTabs).input], viewsRead);
