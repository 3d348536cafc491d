import { deskLoader } from '@souk/desk';

export { BusinessPage as Component } from './business-page';

export const loader = deskLoader(({ params }) => ['shipping', { id: Number(params['mer']) }]);
