import { createPageWords } from '../parts/page-words';

/** What the outbox's page says. */
export const outboxWords = createPageWords({
  title: { en: 'Outbox', fr: 'Boîte d’envoi' },
  lead: {
    en: 'What the store would have sent. Nothing leaves a sandbox.',
    fr: 'Ce que la boutique aurait envoyé. Rien ne quitte le bac à sable.',
  },
  empty: { en: 'Nothing was sent so far.', fr: 'Rien n’a encore été envoyé.' },
  list: { en: 'Messages', fr: 'Messages' },
  all: { en: 'All messages', fr: 'Tous les messages' },
  to: { en: 'To {to}', fr: 'À {to}' },
  sms: { en: 'Text message', fr: 'SMS' },
  html: { en: 'As it looks', fr: 'Aperçu' },
  text: { en: 'As text', fr: 'En texte' },
});
