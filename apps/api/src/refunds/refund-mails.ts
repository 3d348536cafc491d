import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps';
import { type Letter, type LetterPart, paragraphsOf } from '../mail/letter';
import { mailPurchase, type MailPurchase } from '../orders/mail-purchase';
import { amountIn, type LetterLinks, linesPart, orderLink } from '../orders/order-letter';
import { newOrderToken } from '../orders/order-token';
import { refundWords } from './refund-words';
import { findRefund, itemsOfRefunds, type RefundRow } from './refunds.repository';

/** What a shopper is told of a request: refused with a reason, a parcel is expected, the money went. */
export type RefundLetterKind = 'refused' | 'returning' | 'paid';

/** A guest's purchase is opened by a key, an account's request at its own page. */
const linkTo = (refund: RefundRow, purchase: MailPurchase, links: LetterLinks): string =>
  purchase.user_id === null
    ? orderLink(links, purchase.order_no)
    : `${links.origin}/order/refund_detail?refundOrderNo=${encodeURIComponent(refund.refund_no)}`;

/** The letter about a request. @param pieces that it asks for, of each line by its id */
export function refundLetter(
  kind: RefundLetterKind,
  about: { refund: RefundRow; purchase: MailPurchase; pieces: ReadonlyMap<number, number> },
  links: LetterLinks,
): Letter {
  const { refund, purchase, pieces } = about;
  const { locale } = purchase;
  const values = {
    no: refund.refund_no,
    order: refund.order_no,
    merchant: refund.merchant_name,
    amount: amountIn(purchase, refund.amount_cents),
    reason: refund.refusal ?? '',
  };
  const word = (key: Parameters<typeof refundWords>[1]) => refundWords(locale, key, values);
  const isReturn = kind === 'returning' && refund.merchant_address !== '';
  const address: LetterPart[] = isReturn
    ? [
        {
          kind: 'facts',
          title: word('returnTo'),
          lines: [refund.merchant_name, ...refund.merchant_address.split('\n')],
        },
      ]
    : [];
  const lines = purchase.parts
    .filter(({ order_no }) => order_no === refund.order_no)
    .map((part) => linesPart(purchase, part, links, pieces));
  return {
    locale,
    subject: word(`${kind}Subject`),
    paragraphs: [word(`${kind}Text`), ...(kind === 'paid' ? paragraphsOf(refund.message) : [word(`${kind}Next`)])],
    button: { label: word('seeRefund'), href: linkTo(refund, purchase, links) },
    parts: [...address, ...lines, { kind: 'sums', rows: [{ label: word('refundSum'), amount: values.amount }] }],
  };
}

/**
 * Mails where a request stands, inside the transaction that moves it; each step once.
 * @param isAgain mails it whatever was mailed before
 */
export async function sendRefundMail(
  { mail, config, clock }: Pick<Deps, 'mail' | 'config' | 'clock'>,
  kind: RefundLetterKind,
  refundNo: string,
  isAgain = false,
): Promise<void> {
  const refund = await findRefund(refundNo);
  const purchase = refund && (await mailPurchase(refund.purchase_no));
  if (!refund || !purchase?.email) return;
  const items = await itemsOfRefunds([refundNo]);
  const pieces = new Map(items.map(({ order_item_id, num }) => [order_item_id, num]));
  const links = { origin: config.publicOrigin, token: await newOrderToken(purchase.order_no, clock.now()) };
  await mail.send({
    channel: 'email',
    storeId: purchase.store_id,
    to: purchase.email,
    letter: refundLetter(kind, { refund, purchase, pieces }, links),
    key: [`refund.${kind}`, refundNo, refund.times_refused, ...(isAgain ? [randomUUID()] : [])].join(':'),
  });
}
