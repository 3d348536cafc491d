import type { TrackedEvent } from '@souk/analytics';

const key = 'souk.events';
const most = 50;

/** Events of pages on which no vendor's script runs, kept for the next page on which one does. */
export const keepForLater = (event: TrackedEvent) => {
  try {
    sessionStorage.setItem(key, JSON.stringify([...readKept(), event].slice(-most)));
  } catch {
    // Without storage the event is lost; the shop goes on.
  }
};

export const takeKept = (): TrackedEvent[] => {
  const kept = readKept();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // as above
  }
  return kept;
};

const readKept = (): TrackedEvent[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as TrackedEvent[]) : [];
  } catch {
    return [];
  }
};
