export { EntryPage as Component } from './entry-page';
