import { framePart } from '../deferred/frame-part';
import { FloatingWindow } from './floating-window';

/** What floats beside the page, in a file of its own: the rest of the frame does not wait for it. */
export const FloatingPart = framePart(async () => ({ default: (await import('./floating-window')).FloatingWindow }), {
  onServer: __SERVER__ ? FloatingWindow : undefined,
});
