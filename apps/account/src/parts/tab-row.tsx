import { useLocation } from '@souk/router';
import { useCurrentInRow } from '@souk/state/current-in-row';
import { TabLinks } from '@souk/ui';
import { useRef, type ReactNode } from 'react';

/** The parts of a page as `TabLink`s. The one that is open is in sight, also where the row is wider than the screen. */
export function TabRow({ label, children }: { label: string; children: ReactNode }) {
  const { search } = useLocation();
  const row = useRef<HTMLElement>(null);
  useCurrentInRow(row, search);
  return (
    <TabLinks ref={row} aria-label={label}>
      {children}
    </TabLinks>
  );
}
