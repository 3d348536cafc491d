import { randomUUID } from 'node:crypto';
import type { SentMailKind } from '@souk/contract/desk';
import { arrivalOf } from '@souk/domain';
import type { Deps } from '../deps';
import { dayText, minuteText } from '../dates';
import type { Letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import { mailPurchase, type MailPurchase } from './mail-purchase';
import {
  type CancelDispute,
  cancelledLetter,
  type LetterLinks,
  orderLetter,
  type OrderLetterKind,
  parcelLetter,
} from './order-letter';
import { deskCancel } from './desk-cancel.repository';
import { newOrderToken } from './order-token';
import { findSentParcel } from './parcels';

type MailDeps = Pick<Deps, 'mail' | 'config' | 'clock'>;

const messageOf = (purchase: MailPurchase, letter: Letter, key: string): Message => ({
  channel: 'email',
  storeId: purchase.store_id,
  to: purchase.email,
  letter,
  key,
});

/** A mail's key begins with its kind and what it is about: an order's page lists its mails by that. @param more makes it another mail */
const keyOf = (kind: SentMailKind, no: string, ...more: readonly (string | number)[]) => [kind, no, ...more].join(':');

const newLinks = async ({ config, clock }: MailDeps, orderNo: string): Promise<LetterLinks> => ({
  origin: config.publicOrigin,
  token: await newOrderToken(orderNo, clock.now()),
});

/** The confirmation of a paid purchase, with every merchant's order. @param token for its link */
export const confirmationOf = (purchase: MailPurchase, links: LetterLinks): Message =>
  messageOf(purchase, orderLetter('paid', purchase, links), keyOf('order.paid', purchase.order_no));

/** Mails the confirmation once more, with a new key to the purchase. */
export async function sendConfirmationAgain(deps: MailDeps, orderNo: string): Promise<void> {
  const purchase = await mailPurchase(orderNo);
  if (!purchase?.email) return;
  const letter = orderLetter('paid', purchase, await newLinks(deps, orderNo));
  await deps.mail.send(messageOf(purchase, letter, keyOf('order.paid', orderNo, randomUUID())));
}

/**
 * Mails that a purchase stands unpaid, that it has lapsed (once each), its link (whenever it is asked for), or its new
 * address (after each change).
 * @param isAgain mails it whatever was mailed before
 */
export async function sendOrderMail(
  deps: MailDeps,
  kind: Exclude<OrderLetterKind, 'paid'>,
  orderNo: string,
  isAgain = kind === 'link' || kind === 'address',
): Promise<void> {
  const purchase = await mailPurchase(orderNo);
  if (!purchase?.email) return;
  const deadline = minuteText(purchase.expires_at, purchase.locale);
  const letter = orderLetter(kind, purchase, await newLinks(deps, orderNo), deadline);
  const again = isAgain ? [randomUUID()] : [];
  await deps.mail.send(messageOf(purchase, letter, keyOf(`order.${kind}`, orderNo, ...again)));
}

/**
 * Mails a parcel with its pieces and its number, once for each number and address.
 * @param sent.isAgain mails it whatever was mailed before
 */
export async function sendParcelMail(
  deps: MailDeps,
  { orderNo, parcelId, isAgain = false }: { orderNo: string; parcelId: number; isAgain?: boolean },
): Promise<void> {
  const sent = await findSentParcel(orderNo, parcelId);
  const purchase = sent && (await mailPurchase(sent.purchase_no));
  const part = purchase?.parts.find(({ order_no }) => order_no === orderNo);
  if (!sent || !purchase?.email || !part) return;
  const { from, until } = arrivalOf(purchase.paid_at ?? deps.clock.now(), sent);
  const day = (iso: string) => dayText(new Date(iso), purchase.locale);
  const parcel = { ...sent, arrives: { from: day(from), until: day(until) } };
  const letter = parcelLetter(purchase, part, parcel, await newLinks(deps, purchase.order_no));
  const more = [...(sent.trackingUrl ? [sent.trackingUrl] : []), ...(isAgain ? [randomUUID()] : [])];
  await deps.mail.send(messageOf(purchase, letter, keyOf('order.sent', orderNo, parcelId, sent.number, ...more)));
}

/**
 * Mails that a desk has cancelled an order, once; nothing while no desk has.
 * @param cancelled.dispute what it does to the money, so that none is promised that does not go
 * @param cancelled.isAgain mails it whatever was mailed before
 */
export async function sendCancelMail(
  deps: MailDeps,
  { orderNo, dispute, isAgain = false }: { orderNo: string; dispute: CancelDispute | null; isAgain?: boolean },
): Promise<void> {
  const cancel = await deskCancel(orderNo);
  const purchase = cancel && (await mailPurchase(cancel.purchase_no));
  if (!cancel || !purchase?.email) return;
  const letter = cancelledLetter(purchase, { ...cancel, dispute }, await newLinks(deps, purchase.order_no));
  // the number ends with a colon: that of a purchase is the beginning of its orders' numbers
  await deps.mail.send(messageOf(purchase, letter, keyOf('order.cancelled', cancel.no, isAgain ? randomUUID() : '')));
}
