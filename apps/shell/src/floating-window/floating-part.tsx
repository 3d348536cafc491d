import { whenStirred } from '@souk/mfe';
import { framePart } from '../late/frame-part';
import { FloatingWindow } from './floating-window';

/** What floats beside the page answers once the shopper stirs: until then there is nothing to answer. */
export const FloatingPart = framePart(
  async () => {
    await whenStirred();
    return { default: (await import('./floating-window')).FloatingWindow };
  },
  { onServer: __SERVER__ ? FloatingWindow : undefined },
);
