import { deskLoader } from '@souk/desk';

export { CustomerDetailPage as Component } from './customer-detail-page';

export const loader = deskLoader(({ params }) => ['customer', { key: params['key'] ?? '' }]);
