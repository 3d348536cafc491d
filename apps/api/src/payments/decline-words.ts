import type { Locale } from '../locale';
import { createWords } from '../words';

const words = createWords({
  generic: {
    en: 'The payment was declined. You were not charged.',
    fr: 'Le paiement a été refusé. Rien n’a été débité.',
  },
  insufficient_funds: {
    en: 'There is not enough money on this card. You were not charged.',
    fr: 'Le solde de cette carte est insuffisant. Rien n’a été débité.',
  },
  expired_card: {
    en: 'This card has expired. You were not charged.',
    fr: 'Cette carte a expiré. Rien n’a été débité.',
  },
  payment_intent_authentication_failure: {
    en: 'Your bank did not confirm the payment. You were not charged.',
    fr: 'Votre banque n’a pas confirmé le paiement. Rien n’a été débité.',
  },
  cancelled: {
    en: 'You stopped before paying. You were not charged.',
    fr: 'Vous avez interrompu le paiement. Rien n’a été débité.',
  },
});

const isKnown = (reason: string): reason is Parameters<typeof words>[1] =>
  ['insufficient_funds', 'expired_card', 'payment_intent_authentication_failure', 'cancelled'].includes(reason);

/** Why a payment failed, for the shopper. @param reason the provider's code */
export const declineText = (locale: Locale, reason: string) => words(locale, isKnown(reason) ? reason : 'generic');
