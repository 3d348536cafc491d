import { deskLoader } from '@souk/desk';

export { EntryPage as Component } from './entry-page';

export const loader = deskLoader();
