import { whenStirred } from '@souk/mfe';
import { lazy, Suspense } from 'react';
import { FloatingWindow } from './floating-window';

/** What floats beside the page answers once the shopper stirs: until then there is nothing to answer. */
const Part = __SERVER__
  ? FloatingWindow
  : lazy(async () => {
      await whenStirred();
      return { default: (await import('./floating-window')).FloatingWindow };
    });

export const FloatingPart = () => (
  <Suspense>
    <Part />
  </Suspense>
);
