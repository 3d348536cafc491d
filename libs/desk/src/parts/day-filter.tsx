import { TextField } from '@souk/ui';
import { useState } from 'react';
import { dayIn } from './list-filters';
import { useNarrow } from './use-narrow';

type DayProps = { label: string; day: string; hrefOf: (day: string) => string };

/** A day that the address carries. It is applied once it is whole: a year that is being typed is one of long ago. */
export function DayFilter({ label, day, hrefOf }: DayProps) {
  const narrow = useNarrow();
  const [typed, setTyped] = useState(day);
  const [applied, setApplied] = useState(day);
  // Back, or a cleared search, changes the address without the field.
  if (applied !== day) {
    setApplied(day);
    setTyped(day);
  }
  const change = (next: string) => {
    setTyped(next);
    if (next !== day && (next === '' || dayIn(next))) narrow(hrefOf(next));
  };
  return <TextField type="date" label={label} value={typed} onChange={(event) => change(event.target.value)} />;
}
