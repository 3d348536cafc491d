export { HookListPage as Component } from './hook-list-page';
