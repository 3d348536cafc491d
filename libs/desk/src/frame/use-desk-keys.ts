import { useNavigate } from '@souk/router';
import { deviceStorage } from '@souk/state';
import { useEffect, useRef } from 'react';
import { screensOf } from './screens';
import type { DeskPlace } from '../parts/use-desk';

const storageKey = 'desk.keys';

/** Whether single keys work; each person may switch them off (WCAG 2.1.4). */
export const keysAreOn = (): boolean => deviceStorage.getItem(storageKey) !== 'off';
export const switchKeys = (isOn: boolean) => deviceStorage.setItem(storageKey, isOn ? 'on' : 'off');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable);

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];
const current = () => document.activeElement?.closest<HTMLElement>('[data-desk-row]') ?? null;

/** Moves the focus by so many rows, from the row that has it; from nowhere to the first. */
const moveRow = (by: number) => {
  const all = rows();
  const here = current();
  const at = here ? all.indexOf(here) + by : 0;
  all[Math.min(Math.max(at, 0), all.length - 1)]?.querySelector<HTMLElement>('th a')?.focus();
};

const press = (selector: string, shiftKey = false) =>
  current()
    ?.querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));

const onRow: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: () => press('input[type=checkbox]'),
  // Shift x: all rows from the one that was chosen last (`data-table.tsx`).
  X: () => press('input[type=checkbox]', true),
  e: () => press('th a'),
  '/': () => document.querySelector<HTMLElement>('[data-desk-search]')?.focus(),
};

/** Keys of every desk: rows, search, screens, and `?` for the list of them. Off in fields and while a dialog is open. */
export const useDeskKeys = (place: DeskPlace, onHelp: () => void) => {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !keysAreOn()) return;
      const screen = isGoing.current ? screensOf(place).find(({ key }) => key === event.key) : undefined;
      isGoing.current = event.key === 'g';
      const run = screen
        ? () => void navigate(place.base + screen.path)
        : event.key === '?'
          ? onHelp
          : onRow[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [place, navigate, onHelp]);
};
