import { useSyncExternalStore } from 'react';

/** What a shopper has agreed to. Null: they have not been asked, or changed their mind and are asked again. */
export type Consent = { analytics: boolean; marketing: boolean };

const cookieName = 'souk_consent';
const yearS = 31_536_000;
const refused: Consent = { analytics: false, marketing: false };

const read = (): Consent | null => {
  const text = new RegExp(`(?:^|;\\s*)${cookieName}=a([01])m([01])`).exec(document.cookie);
  return text ? { analytics: text[1] === '1', marketing: text[2] === '1' } : null;
};

type State = { consent: Consent | null; isAsking: boolean };

let state: State = { consent: null, isAsking: false };
let isRead = false;
const listeners = new Set<() => void>();

const change = (next: Partial<State>) => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const snapshot = () => {
  if (!isRead) {
    isRead = true;
    state = { ...state, consent: read() };
  }
  return state;
};

const onServer: State = { consent: null, isAsking: false };

/** What was agreed to, kept for a year in this browser; the server never knows. */
export const useConsent = (): State => useSyncExternalStore(subscribe, snapshot, () => onServer);

/** Keeps the answer. Yes and no are the same one tap. */
export const giveConsent = (consent: Consent) => {
  document.cookie = `${cookieName}=a${Number(consent.analytics)}m${Number(consent.marketing)}; path=/; max-age=${yearS}; samesite=lax`;
  change({ consent, isAsking: false });
};

export const refuseAll = () => giveConsent(refused);

/** Asks again; what was agreed to holds until the new answer. */
export const askAgain = () => change({ isAsking: true });
