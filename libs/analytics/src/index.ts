export { connectSink, track, type TrackingSink } from './bus';
export type { TrackedEvent, TrackedItem } from './events';
export { trackPurchaseOnce } from './once';
