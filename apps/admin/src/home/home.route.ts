import { deskLoader } from '@souk/desk';

export { HomePage as Component } from './home-page';

export const loader = deskLoader(() => ['home', {}]);
