import { track } from './bus';
import type { TrackedEvent } from './events';

const storageKey = 'souk.purchases';
const keptNumbers = 50;

/**
 * Tells of a purchase once, whatever is reloaded or opened again: its number is kept in this browser.
 * Source: docs/marketplace, Analytics.
 */
export const trackPurchaseOnce = (event: Extract<TrackedEvent, { name: 'purchase' }>) => {
  const told = readTold();
  if (told.includes(event.transaction_id)) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...told, event.transaction_id].slice(-keptNumbers)));
  } catch {
    // No storage: better to tell twice than to break the page.
  }
  track(event);
};

const readTold = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};
