import { minuteText } from '../../dates';
import type { Locale } from '../../locale';
import type { Message } from '../../mail/mail';
import { createWords } from '../../words';

const accountWords = createWords({
  subject: { en: 'The payout account of {merchant} was changed', fr: '{merchant} : le compte des versements a changé' },
  text: {
    en: 'The account into which payouts of {merchant} go at {store} was changed on {at}, by {by}. The new account ends in {end}.',
    fr: 'Le compte qui reçoit les versements a changé pour {merchant} sur {store}. Date : {at}. Personne : {by}. Fin du nouveau compte : {end}.',
  },
  notYou: {
    en: 'If neither you nor somebody you trust with it did this, write to {store} at once: answer this email.',
    fr: 'Si ce changement ne vient ni de vous ni d’une personne à qui vous l’avez confié, écrivez tout de suite à {store} : répondez à cet e-mail.',
  },
  button: { en: 'Check the account', fr: 'Vérifier le compte' },
});

interface Changed {
  storeId: number;
  merchantId: number;
  merchant: string;
  at: Date;
  /** The name of whoever changed it. */
  by: string;
  /** The last characters of the new account. */
  end: string;
}

/** The mail by which an owner is told that payouts of their merchant go to another account, also to a first one. */
export const accountMail = (
  { storeId, merchantId, merchant, at, by, end }: Changed,
  { email: to, locale }: { email: string; locale: Locale },
  deskOrigin: string,
): Message => ({
  channel: 'email',
  storeId,
  to,
  letter: {
    locale,
    subject: accountWords(locale, 'subject', { merchant }),
    paragraphs: [
      accountWords(locale, 'text', { merchant, at: minuteText(at, locale), by, end }),
      accountWords(locale, 'notYou'),
    ],
    button: { label: accountWords(locale, 'button'), href: `${deskOrigin}/sell/${merchantId}/business` },
  },
});
