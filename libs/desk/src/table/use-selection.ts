import { useState } from 'react';
import type { Selection } from './data-table';

/** Which rows are chosen. @param shown keys that can be chosen now: what is gone from the list is chosen no longer */
export const useSelection = (shown: readonly string[]): Selection & { keys: string[] } => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const keys = shown.filter((key) => chosen.includes(key));
  return {
    keys,
    has: (key) => keys.includes(key),
    toggle: (key) => setChosen(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]),
    set: setChosen,
  };
};
