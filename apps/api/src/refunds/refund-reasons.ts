import type { Locale } from '../locale';
import { createWords } from '../words';

const lines = {
  changedMind: { en: 'I changed my mind', fr: 'J’ai changé d’avis' },
  damaged: { en: 'It arrived damaged', fr: 'L’article est arrivé abîmé' },
  notAsDescribed: { en: 'It is not as described', fr: 'L’article ne correspond pas à la description' },
  wrongItem: { en: 'I received the wrong item', fr: 'Je n’ai pas reçu le bon article' },
  missing: { en: 'Something is missing', fr: 'Il manque quelque chose' },
  tooLong: { en: 'It took too long', fr: 'Le délai est trop long' },
  given: { en: 'Refunded by the shop', fr: 'Remboursé par la boutique' },
  cancelled: { en: 'Cancelled before shipping', fr: 'Annulée avant l’expédition' },
};
const words = createWords(lines);

/** A reason that the store itself put into words. */
export type RefundReason = keyof typeof lines;

/** Reasons of the store's own, which no shopper chooses. */
const own = ['given', 'cancelled'];

const offered = Object.keys(lines).filter((code): code is RefundReason => code in lines && !own.includes(code));

/** The reasons that a shopper chooses from. */
export const offeredReasons = (locale: Locale): string[] => offered.map((code) => words(locale, code));

/** The reason that a page chose from the list, in whichever language it showed it; null for the shopper's own words. */
export const reasonOf = (text: string): RefundReason | null =>
  offered.find((code) => text === words('en', code) || text === words('fr', code)) ?? null;

/** Why money is asked for, to its reader: a chosen reason in their language, own words as they were written. */
export const reasonText = (
  { reason, reason_code }: { reason: string; reason_code: RefundReason | null },
  locale: Locale,
): string => (reason_code === null ? reason : words(locale, reason_code));
