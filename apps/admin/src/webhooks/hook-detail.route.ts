export { HookDetailPage as Component } from './hook-detail-page';
