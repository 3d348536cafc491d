export { HookNewPage as Component } from './hook-new-page';
