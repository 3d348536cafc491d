import { tabStorage } from '@souk/state';

const key = 'souk.ticketDraft';

/** Keeps for this tab what is written of a question: a press beside its dialog, a page that is left or a sign-in on the way loses nothing. */
export const keepTicketDraft = (values: object) => tabStorage.setItem(key, JSON.stringify(values));

/** What was written and not sent; empty where there is nothing. */
export const readTicketDraft = (): object => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

export const dropTicketDraft = () => tabStorage.removeItem(key);
