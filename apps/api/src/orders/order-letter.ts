import { addressLines, orderDetailPath, paymentResultPath, variantText } from '@souk/domain';
import { type Letter, type LetterLine, type LetterPart, paragraphsOf } from '../mail/letter';
import { moneyText } from '../money';
import { choiceOf, type MailPart, type MailPurchase } from './mail-purchase';
import { mailWords } from './mail-words';

/** Where a letter leads to, and the key that opens the purchase there. */
export interface LetterLinks {
  origin: string;
  /** Whoever has it can see the purchase, so it goes to its e-mail alone. */
  token: string;
}

type MailLine = MailPart['lines'][number];

/** An amount in the purchase's own words. */
export const amountIn = ({ locale, currency_symbol: symbol }: MailPurchase, cents: number): string =>
  moneyText({ cents, symbol }, locale);

/** Opens the purchase without signing in. */
export const orderLink = ({ origin, token }: LetterLinks, orderNo: string): string =>
  origin + orderDetailPath(orderNo, token);

/** Opens what can be paid, or put back into the cart, without signing in. */
const payLink = ({ origin, token }: LetterLinks, orderNo: string): string => origin + paymentResultPath(orderNo, token);

const pictureWidth = 128;

/** A line as a letter shows it; JPEG, since not every mail program reads newer formats. */
const lineIn = (purchase: MailPurchase, line: MailLine, origin: string, num: number): LetterLine => ({
  name: line[purchase.locale],
  variant: variantText(choiceOf(line, purchase.locale)),
  num,
  amount: amountIn(purchase, line.unit_cents * num),
  picture: `${new URL(line.image, origin).href}?w=${pictureWidth}&f=jpeg`,
});

/** Lines of one merchant. @param pieces of each line by its id; absent: all */
export const linesPart = (
  purchase: MailPurchase,
  part: MailPart,
  { origin }: LetterLinks,
  pieces?: ReadonlyMap<number, number>,
): LetterPart => ({
  kind: 'lines',
  title: part.merchant,
  number: part.order_no,
  lines: part.lines
    .map((line) => lineIn(purchase, line, origin, pieces ? (pieces.get(line.item_id) ?? 0) : line.num))
    .filter(({ num }) => num > 0),
});

/** Every merchant's lines, what they come to, and where they go. */
const contents = (purchase: MailPurchase, links: LetterLinks): LetterPart[] => {
  const { locale, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents, pay_cents } = purchase;
  const coupons = mer_coupon_cents + plat_coupon_cents;
  const row = (key: 'items' | 'shipping' | 'coupons' | 'total', cents: number) => ({
    label: mailWords(locale, key),
    amount: amountIn(purchase, cents),
  });
  return [
    ...purchase.parts.map((part) => linesPart(purchase, part, links)),
    {
      kind: 'sums',
      rows: [
        row('items', goods_cents),
        row('shipping', freight_cents),
        ...(coupons > 0 ? [row('coupons', -coupons)] : []),
        row('total', pay_cents),
      ],
    },
    shipsTo(purchase),
  ];
};

/** Where it goes, with the phone and e-mail that stand for it. */
const shipsTo = ({ locale, address, email }: MailPurchase): LetterPart => ({
  kind: 'facts',
  title: mailWords(locale, 'shipsTo'),
  lines: [...addressLines(address, locale), `${address.countryCode} ${address.phone}`.trim(), email].filter(Boolean),
});

/** A letter about a whole purchase, or one of its parcels. */
export type OrderLetterKind = 'paid' | 'unpaid' | 'lapsed' | 'link' | 'address';

/** The letter of a purchase, in its shopper's language. @param deadline until when it can be paid, written out */
export const orderLetter = (
  kind: OrderLetterKind,
  purchase: MailPurchase,
  links: LetterLinks,
  deadline = '',
): Letter => {
  const { locale, order_no: no, pay_cents, parts } = purchase;
  const values = { no, total: amountIn(purchase, pay_cents), parcels: parts.length, deadline };
  const word = (key: Parameters<typeof mailWords>[1]) => mailWords(locale, key, values);
  const base = { locale, subject: word(`${kind}Subject`) };
  switch (kind) {
    case 'paid':
      return {
        ...base,
        paragraphs: [word(parts.length > 1 ? 'paidTextMany' : 'paidText')],
        button: { label: word('seeOrder'), href: orderLink(links, no) },
        parts: contents(purchase, links),
        small: [word('keepLink')],
      };
    case 'unpaid':
      return {
        ...base,
        paragraphs: [word('unpaidText'), word('unpaidChange')],
        button: { label: word('payNow'), href: payLink(links, no) },
        parts: contents(purchase, links),
        small: [word('keepLink')],
      };
    case 'lapsed':
      return {
        ...base,
        paragraphs: [word('lapsedText')],
        button: { label: word('toCart'), href: payLink(links, no) },
        parts: parts.map((part) => linesPart(purchase, part, links)),
      };
    case 'address':
      return {
        ...base,
        paragraphs: [word('addressText'), word('addressNotYou')],
        button: { label: word('seeOrder'), href: orderLink(links, no) },
        parts: [shipsTo(purchase)],
        small: [word('keepLink')],
      };
    case 'link':
      return {
        ...base,
        paragraphs: [word('linkText')],
        button: { label: word('seeOrder'), href: orderLink(links, no) },
        small: [word('keepLink')],
      };
  }
};

/** What a carrier has. */
export interface SentParcel {
  express: string;
  number: string;
  /** Where the carrier shows its way; empty: nobody gave it. */
  trackingUrl: string;
  /** How many pieces of which line, by its id; absent: all. */
  pieces: ReadonlyMap<number, number> | undefined;
  /** More of the order is still to be sent. */
  hasRest: boolean;
  /** The days on which it is expected, written out. */
  arrives: { from: string; until: string };
}

/** One merchant's parcel is on its way. */
export const parcelLetter = (
  purchase: MailPurchase,
  part: MailPart,
  parcel: SentParcel,
  links: LetterLinks,
): Letter => {
  const { locale } = purchase;
  const { express, number, trackingUrl, arrives, pieces, hasRest } = parcel;
  const values = { no: part.order_no, merchant: part.merchant, express, number, ...arrives };
  return {
    locale,
    subject: mailWords(locale, 'sentSubject', values),
    paragraphs: [
      mailWords(locale, hasRest ? 'sentTextPart' : 'sentText', values),
      mailWords(locale, 'sentArrives', values),
    ],
    button: { label: mailWords(locale, 'track'), href: orderLink(links, purchase.order_no) },
    parts: [
      { kind: 'facts', title: mailWords(locale, 'tracking'), lines: [express, number, trackingUrl].filter(Boolean) },
      linesPart(purchase, part, links, pieces),
      { kind: 'facts', title: mailWords(locale, 'shipsTo'), lines: addressLines(purchase.address, locale) },
    ],
  };
};

/** What a desk cancelled. */
export interface Cancelled {
  /** Of one order, or of a whole purchase that was not paid. */
  no: string;
  /** To the shopper; empty: none. */
  words: string;
  /** What goes back; 0: nothing was paid. */
  cents: number;
  dispute: CancelDispute | null;
}

/**
 * What a dispute of the payment does to money that is to go back: `taken`, it was lost and gave the shopper all of it, so nothing more goes;
 * `open`, the provider may refuse to send any before it has ended.
 */
export type CancelDispute = 'open' | 'taken';

const disputed = { open: 'cancelledOpen', taken: 'cancelledDisputed' } as const;

/** What becomes of the money. */
const moneyOf = ({ cents, dispute }: Cancelled) => {
  if (cents === 0) return 'cancelledNothing';
  return dispute ? disputed[dispute] : 'cancelledBack';
};

/** A desk has cancelled an order, with its words to the shopper. */
export const cancelledLetter = (purchase: MailPurchase, cancelled: Cancelled, links: LetterLinks): Letter => {
  const { locale } = purchase;
  const { no, words, cents } = cancelled;
  const word = (key: Parameters<typeof mailWords>[1]) =>
    mailWords(locale, key, { no, amount: amountIn(purchase, cents) });
  return {
    locale,
    subject: word('lapsedSubject'),
    paragraphs: [word('cancelledText'), ...paragraphsOf(words), word(moneyOf(cancelled))],
    button: { label: word('seeOrder'), href: orderLink(links, purchase.order_no) },
    parts: purchase.parts
      .filter(({ order_no }) => [purchase.order_no, order_no].includes(no))
      .map((part) => linesPart(purchase, part, links)),
    small: [word('keepLink')],
  };
};
