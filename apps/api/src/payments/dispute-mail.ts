import { minuteText } from '../dates';
import type { Deps } from '../deps';
import type { Locale } from '../locale';
import { moneyText } from '../money';
import type { ProviderDispute } from '../payment-providers/port';
import { findStaffByRole } from '../staff/staff.repository';
import { createWords } from '../words';
import { disputeAmount, disputeReason } from './dispute-words';
import { bookedByDispute, type DisputedPayment, isOver, type StoredDispute } from './disputes.repository';

const words = createWords({
  openSubject: { en: 'A payment is disputed: order {no}', fr: 'Un paiement est contesté : commande {no}' },
  openText: {
    en: 'The customer of order {no} disputes {amount} of the payment. Reason: {reason}.',
    fr: 'Le client de la commande {no} conteste {amount} du paiement. Motif : {reason}.',
  },
  until: {
    en: 'Answer at {provider} by {deadline}; else the dispute is lost. Until it has ended, refund nothing of this payment.',
    fr: 'Répondez chez {provider} au plus tard le {deadline}, sinon le litige est perdu. D’ici là, ne remboursez rien de ce paiement.',
  },
  soon: {
    en: 'Answer at {provider}. Until the dispute has ended, refund nothing of this payment.',
    fr: 'Répondez chez {provider}. Tant que le litige n’est pas clos, ne remboursez rien de ce paiement.',
  },
  dueSubject: {
    en: 'A dispute is still to be answered: order {no}',
    fr: 'Un litige attend encore une réponse : commande {no}',
  },
  overSubject: { en: 'A dispute has ended: order {no}', fr: 'Un litige est clos : commande {no}' },
  won: {
    en: 'The dispute about order {no} was won: {amount} stays with the store.',
    fr: 'Le litige sur la commande {no} est gagné : la somme de {amount} reste acquise.',
  },
  wonReturned: {
    en: 'The dispute about order {no} was won. Nobody waited for this payment, so it goes back to the customer by itself: the order says when.',
    fr: 'Le litige sur la commande {no} est gagné. Personne n’attendait ce paiement : il est remboursé automatiquement au client, et la commande indique quand.',
  },
  lost: {
    en: 'The dispute about order {no} was lost: the customer has {amount} back, so do not refund it again.',
    fr: 'Le litige sur la commande {no} est perdu : le client a récupéré {amount}, ne remboursez pas cette somme une seconde fois.',
  },
  closed: {
    en: 'The dispute about order {no} ended without a decision: no money was taken.',
    fr: 'Le litige sur la commande {no} s’est terminé sans décision : aucun argent n’a été prélevé.',
  },
  lacking: {
    en: 'It had been lost before, and a refund of {amount} was booked as paid by it, so no money was sent: the customer lacks {amount} now. Send it in {provider}’s own pages. It is booked already, so do not refund it here again.',
    fr: 'Il avait d’abord été perdu, et un remboursement de {amount} a été comptabilisé comme versé par lui, sans envoi d’argent : il manque maintenant {amount} au client. Versez cette somme directement chez {provider}. Elle est déjà comptabilisée, ne la remboursez pas une seconde fois ici.',
  },
  unknown: {
    en: '{provider} no longer knows the dispute about order {no}, so it is closed here. Look there whether {amount} was taken.',
    fr: '{provider} ne connaît plus le litige sur la commande {no} : il est clos ici. Vérifiez chez {provider} si la somme de {amount} a été prélevée.',
  },
  button: { en: 'See the order', fr: 'Voir la commande' },
});

type Mailing = Pick<Deps, 'mail' | 'config'>;

const providers = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/** Whoever works at money; where nobody has that role, the administrators. */
const recipients = async () => {
  const finance = await findStaffByRole('finance');
  return finance.length > 0 ? finance : findStaffByRole('admin');
};

type About = { payment: DisputedPayment; dispute: ProviderDispute };
/** What names a dispute: its number, and its deadline, which makes another mail. */
type Named = { payment: DisputedPayment; dispute: Pick<ProviderDispute, 'ref' | 'respondBy'> };
type Text = (locale: Locale) => { subject: string; paragraphs: string[] };

const openParagraphs = ({ payment, dispute }: About, locale: Locale): string[] => {
  const { respondBy, amountCents: amount_cents, currency } = dispute;
  const provider = providers[payment.provider];
  const amount = disputeAmount({ amount_cents, currency, symbol: payment.currency_symbol }, locale);
  return [
    words(locale, 'openText', { no: payment.order_no, amount, reason: disputeReason(dispute.reason, locale) }),
    respondBy
      ? words(locale, 'until', { provider, deadline: minuteText(respondBy, locale, payment.time_zone) })
      : words(locale, 'soon', { provider }),
  ];
};

/** @param news what it is about besides the dispute: the same news is mailed once */
const mailAll = async ({ mail, config }: Mailing, { payment, dispute }: Named, news: string, text: Text) => {
  for (const { email, locale } of await recipients()) {
    await mail.send({
      channel: 'email',
      storeId: payment.store_id,
      to: email,
      letter: {
        locale,
        ...text(locale),
        button: { label: words(locale, 'button'), href: `${config.deskOrigin}/admin/orders/${payment.order_no}` },
      },
      key: ['dispute', payment.provider, dispute.ref, news, dispute.respondBy?.getTime(), email].join(':'),
    });
  }
};

/** How a dispute ended, and what is left to do. @param backCents refunds that were booked as paid by it while it was lost */
const overText = ({ payment, dispute }: About, state: 'won' | 'lost' | 'closed', backCents: number): Text => {
  const { order_no: no, currency_symbol: symbol } = payment;
  const { amountCents: amount_cents, currency } = dispute;
  return (locale) => {
    const amount = disputeAmount({ amount_cents, currency, symbol }, locale);
    const back = moneyText({ cents: backCents, symbol }, locale);
    const provider = providers[payment.provider];
    return {
      subject: words(locale, 'overSubject', { no }),
      paragraphs: [
        words(locale, state === 'won' && payment.is_returned ? 'wonReturned' : state, { no, amount }),
        ...(backCents > 0 ? [words(locale, 'lacking', { amount: back, provider })] : []),
      ],
    };
  };
};

/**
 * Mails whoever works at money that a payment is disputed and waits for an answer, or how a dispute ended; nobody while the provider looks
 * at it. Each such news is mailed once, whichever event brings it. The mail says nothing of the customer.
 */
export async function mailDispute(deps: Mailing, about: About): Promise<void> {
  const { state, ref } = about.dispute;
  const { order_no: no, provider } = about.payment;
  if (state === 'under_review') return;
  if (!isOver(state))
    return mailAll(deps, about, state, (locale) => ({
      subject: words(locale, 'openSubject', { no }),
      paragraphs: openParagraphs(about, locale),
    }));
  const backCents = state === 'lost' ? 0 : await bookedByDispute(provider, ref);
  await mailAll(deps, about, backCents > 0 ? `${state}:${backCents}` : state, overText(about, state, backCents));
}

/** Mails them that a dispute is closed since its provider does not know it any more. */
export const mailDisputeUnknown = (
  deps: Mailing,
  payment: DisputedPayment,
  { ref, respond_by: respondBy, ...stored }: StoredDispute,
): Promise<void> => {
  const { order_no: no, currency_symbol: symbol } = payment;
  return mailAll(deps, { payment, dispute: { ref, respondBy } }, 'unknown', (locale) => {
    const amount = disputeAmount({ ...stored, symbol }, locale);
    const provider = providers[payment.provider];
    return {
      subject: words(locale, 'overSubject', { no }),
      paragraphs: [words(locale, 'unknown', { no, provider, amount })],
    };
  });
};

/** Mails them once more that a dispute waits for an answer. */
export const mailDisputeDue = (deps: Mailing, about: About): Promise<void> =>
  mailAll(deps, about, 'due', (locale) => ({
    subject: words(locale, 'dueSubject', { no: about.payment.order_no }),
    paragraphs: openParagraphs(about, locale),
  }));
