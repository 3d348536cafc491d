import { watchLostFocus } from '@souk/state/lost-focus';
import { useEffect } from 'react';

/** Moves the focus where the control that had it goes from the page, as the shop does. Source: docs/expectations X3. */
export default function LostFocus() {
  useEffect(watchLostFocus, []);
  return null;
}
