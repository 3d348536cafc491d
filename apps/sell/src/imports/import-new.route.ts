export { ImportNewPage as Component } from './import-new-page';
