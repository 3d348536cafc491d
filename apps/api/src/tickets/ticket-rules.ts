import type { TicketAssociation, TicketStatus } from '@souk/contract';
import { dayMs, ticketReopenDays } from '@souk/domain';
import type { Locale } from '../locale';

interface Category {
  id: number;
  name: Record<Locale, string>;
  /** What a ticket about such a thing is most likely about; an order may be asked about for many reasons. */
  about?: TicketAssociation['type'];
}

const categories: readonly [Category, ...Category[]] = [
  { id: 1, name: { en: 'Order', fr: 'Commande' } },
  { id: 2, name: { en: 'Payment', fr: 'Paiement' } },
  { id: 3, name: { en: 'Delivery', fr: 'Livraison' } },
  { id: 4, name: { en: 'Refund dispute', fr: 'Litige de remboursement' }, about: 'refund' },
  { id: 5, name: { en: 'Account', fr: 'Compte' } },
  { id: 6, name: { en: 'Merchant application', fr: 'Candidature de vendeur' }, about: 'application' },
];

/** What a ticket may be about. Source: docs/contract.md "Tickets". */
export const ticketCategories = (locale: Locale) =>
  categories.map(({ id, name, about }) => ({ id, name: name[locale], ...(about && { about }) }));

export const isTicketCategory = (id: number) => categories.some((one) => one.id === id);

/** A ticket's category in words. */
export const ticketCategory = (id: number, locale: Locale) => {
  const found = categories.find((one) => one.id === id) ?? categories[0];
  return { id: found.id, name: found.name[locale] };
};

type State = { status: TicketStatus; closed_at: Date | null };

/** Closed for so long that nothing opens it again. */
export const isClosedForGood = ({ status, closed_at }: State, now: Date): boolean =>
  status === 'CLOSED' && closed_at !== null && now.getTime() - closed_at.getTime() > ticketReopenDays * dayMs;

/** Statuses that the shopper may set. */
export const allowedTransitions = (state: State, now: Date): TicketStatus[] => {
  if (state.status !== 'CLOSED') return ['CLOSED'];
  return isClosedForGood(state, now) ? [] : ['OPEN'];
};

/** The status after a shopper's reply: what they ask for, or open again when it was closed; null when it stays. */
export const statusAfterReply = (state: State, asked: TicketStatus | undefined): TicketStatus | null => {
  if (asked !== undefined && asked !== state.status) return asked;
  return state.status === 'CLOSED' && asked === undefined ? 'OPEN' : null;
};
