import { deskLoader, importsRead } from '@souk/desk';

export { ImportNewPage as Component } from './import-new-page';

export const loader = deskLoader(importsRead);
