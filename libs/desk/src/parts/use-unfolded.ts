import { useState } from 'react';
import type { ListFilters } from './list-url';

/**
 * Whether filters that are folded away stand open: as somebody chose, and whenever an address comes that narrows the list by others of them, such as
 * that of a saved view. A list is not narrowed by what nobody sees.
 * @param names of those that are folded away; absent: all
 */
export const useUnfolded = (filters: ListFilters, names?: readonly string[]) => {
  const set = Object.entries(filters).filter(([name]) => names?.includes(name) ?? true);
  const now = new URLSearchParams(set).toString();
  const [seen, setSeen] = useState(now);
  const [isOpen, setOpen] = useState(now !== '');
  if (seen !== now) {
    setSeen(now);
    if (now !== '') setOpen(true);
  }
  return [isOpen, setOpen] as const;
};
