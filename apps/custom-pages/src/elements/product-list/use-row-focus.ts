import { isElement } from '../../tree/find';
import type { PageNode } from '@souk/contract';
import { useEffect, useRef } from 'react';

const rowMark = 'data-souk-row';

/** A row's nodes, its first element carrying the row's number. */
export const rowNodes = (nodes: readonly PageNode[], index: number): PageNode[] => {
  const first = nodes.findIndex(isElement);
  return nodes.map((node, at) =>
    at === first && isElement(node) ? { ...node, attrs: { ...node.attrs, [rowMark]: String(index) } } : node,
  );
};

/**
 * After more rows were asked for, the first new one takes the focus: keyboard and screen reader go on where the list goes
 * on, also when the control that asked is gone with the last page.
 */
export const useRowFocus = (shown: number) => {
  const root = useRef<HTMLElement>(null);
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    const index = askedAt.current;
    if (index === null || shown <= index) return;
    askedAt.current = null;
    const row = root.current?.querySelector<HTMLElement>(`[${rowMark}="${index}"]`);
    const target = row?.matches(focusable) ? row : row?.querySelector<HTMLElement>(focusable);
    target?.focus();
  }, [shown]);
  return { root, ask: () => void (askedAt.current = shown) };
};

const focusable = 'a[href]:not([tabindex="-1"]), button';
