import { deskLoader, importRead } from '@souk/desk';

export { ImportDetailPage as Component } from './import-detail-page';

export const loader = deskLoader(importRead);
