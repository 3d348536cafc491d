import { deskLoader } from '@souk/desk';

export { TaxPage as Component } from './tax-page';

export const loader = deskLoader(() => ['taxRates', {}]);
