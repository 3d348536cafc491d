import type { ReactNode } from 'react';
import { RemotePart } from './remote-part';
import { useRemotes } from './remotes-context';
import type { SlotName, Slots } from './slots';

type Props<N extends SlotName> = { name: N; skeleton?: ReactNode; quiet?: boolean } & Slots[N];

/** Shows the part that fills a slot, whichever remote ships it. A slot that nobody fills shows nothing. */
export function Slot<N extends SlotName>({ name, skeleton, quiet, ...partProps }: Props<N>) {
  const filler = useRemotes().slot(name);
  if (!filler) return null;
  return <RemotePart {...filler} skeleton={skeleton} quiet={quiet ?? false} partProps={partProps} />;
}
