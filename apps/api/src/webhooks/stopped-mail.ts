import type { Deps } from '../deps';
import { findStaffByRole } from '../staff/staff.repository';
import { createWords } from '../words';
import type { StoppedEndpoint } from './deliveries.repository';

const words = createWords({
  subject: { en: 'The webhook to {host} was switched off', fr: 'Le webhook vers {host} a été désactivé' },
  text: {
    en: 'For five days {host} has accepted no message of the store, so nothing is sent there any more.',
    fr: 'Depuis cinq jours, {host} n’a accepté aucun message de la boutique : plus rien n’y est envoyé.',
  },
  next: {
    en: 'Mend it there, then switch the webhook on again at the desk. What was given up can be sent again there.',
    fr: 'Réparez l’autre système, puis réactivez le webhook dans l’espace de gestion. Vous pourrez y renvoyer les messages abandonnés.',
  },
  button: { en: 'See the webhook', fr: 'Voir le webhook' },
});

/** Mails every administrator that a webhook was switched off. The mail names the host alone: an address may carry a key. */
export async function mailStopped({ mail, config }: Pick<Deps, 'mail' | 'config'>, stopped: StoppedEndpoint) {
  const { host } = new URL(stopped.url);
  for (const { email, locale } of await findStaffByRole('admin')) {
    await mail.send({
      channel: 'email',
      storeId: stopped.store_id,
      to: email,
      letter: {
        locale,
        subject: words(locale, 'subject', { host }),
        paragraphs: [words(locale, 'text', { host }), words(locale, 'next')],
        button: { label: words(locale, 'button'), href: `${config.deskOrigin}/admin/webhooks/${stopped.id}` },
      },
    });
  }
}
