import { deskMerchantTabs } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { MerchantListPage as Component } from './merchant-list-page';

export const loader = deskLoader(({ search }) => ['merchants', listIn(search, deskMerchantTabs).input], viewsRead);
