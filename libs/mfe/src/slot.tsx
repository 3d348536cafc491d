import type { ReactNode } from 'react';
import { PartNotice } from './part-notice';
import { RemotePart } from './remote-part';
import { useRemotes } from './remotes-context';
import { missingProps, type SlotName, type Slots } from './slots';

type Props<N extends SlotName> = { name: N; skeleton?: ReactNode; quiet?: boolean } & Slots[N];

/** Shows the part that fills a slot, whichever remote ships it. A slot that nobody fills shows nothing. */
export function Slot<N extends SlotName>({ name, skeleton, quiet, ...partProps }: Props<N>) {
  const filler = useRemotes().slot(name);
  if (!filler) return null;
  const missing = missingProps(name, partProps);
  if (missing.length) {
    console.error(`${name} is shown without ${missing.join(', ')}`);
    return quiet ? null : <PartNotice error={null} />;
  }
  return <RemotePart {...filler} skeleton={skeleton} quiet={quiet ?? false} partProps={partProps} />;
}
