import { arrivalOf } from '@souk/domain';
import type { Deps } from '../deps';
import { dayText, minuteText } from '../dates';
import type { Letter } from '../mail/letter';
import type { Message } from '../mail/mail';
import { mailPurchase, type MailPurchase } from './mail-purchase';
import { type LetterLinks, orderLetter, type OrderLetterKind, parcelLetter } from './order-letter';
import { newOrderToken } from './order-token';

type MailDeps = Pick<Deps, 'mail' | 'config' | 'clock'>;

const messageOf = (purchase: MailPurchase, letter: Letter, key?: string): Message => ({
  channel: 'email',
  storeId: purchase.store_id,
  to: purchase.email,
  letter,
  ...(key ? { key } : {}),
});

const newLinks = async ({ config, clock }: MailDeps, orderNo: string): Promise<LetterLinks> => ({
  origin: config.publicOrigin,
  token: await newOrderToken(orderNo, clock.now()),
});

/** The confirmation of a paid purchase, with every merchant's order. @param token for its link */
export const confirmationOf = (purchase: MailPurchase, links: LetterLinks): Message =>
  messageOf(purchase, orderLetter('paid', purchase, links), `order.paid:${purchase.order_no}`);

/** Mails the confirmation, once. @param token a key to the purchase, for the mail's link */
export async function sendConfirmation(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  orderNo: string,
  token: string,
) {
  const purchase = await mailPurchase(orderNo);
  if (purchase) await mail.send(confirmationOf(purchase, { token, origin: config.publicOrigin }));
}

/** Mails that a purchase stands unpaid, that it has lapsed (once each), or its link (whenever it is asked for). */
export async function sendOrderMail(
  deps: MailDeps,
  kind: Exclude<OrderLetterKind, 'paid'>,
  orderNo: string,
): Promise<void> {
  const purchase = await mailPurchase(orderNo);
  if (!purchase?.email) return;
  const deadline = minuteText(purchase.expires_at, purchase.locale);
  const letter = orderLetter(kind, purchase, await newLinks(deps, orderNo), deadline);
  await deps.mail.send(messageOf(purchase, letter, kind === 'link' ? undefined : `order.${kind}:${orderNo}`));
}

/** Mails that a merchant handed a parcel to a carrier, once. */
export async function sendParcelMail(
  deps: MailDeps,
  sent: { orderNo: string; purchaseNo: string; express: string; number: string; minDays: number; maxDays: number },
): Promise<void> {
  const purchase = await mailPurchase(sent.purchaseNo);
  const part = purchase?.parts.find(({ order_no }) => order_no === sent.orderNo);
  if (!purchase?.email || !part) return;
  const { from, until } = arrivalOf(purchase.paid_at ?? deps.clock.now(), sent);
  const day = (iso: string) => dayText(new Date(iso), purchase.locale);
  const parcel = { express: sent.express, number: sent.number, arrives: { from: day(from), until: day(until) } };
  const letter = parcelLetter(purchase, part, parcel, await newLinks(deps, purchase.order_no));
  await deps.mail.send(messageOf(purchase, letter, `order.sent:${sent.orderNo}`));
}
