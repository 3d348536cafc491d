export { lazyPart } from './lazy-part';
export { mayPrefetch } from './may-prefetch';
export { LoadMoreError } from './load-more-error';
export { PartNotice } from './part-notice';
export { RemoteBoundary } from './remote-boundary';
export { RemotePart } from './remote-part';
export { RemotesContext, useRemotes, type Remotes } from './remotes-context';
export {
  notFound,
  type Chrome,
  type FragmentModule,
  type MessageTable,
  type RemoteRoute,
  type RouteLoader,
  type RouteLoaderArgs,
  type RouteModule,
} from './remote-module';
export { Slot } from './slot';
export type { SlotName, Slots } from './slots';
export { whenIdle } from './when-idle';
