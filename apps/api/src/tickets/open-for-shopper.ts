import type { Deps } from '../deps';
import type { Locale } from '../locale';
import { type Letter, paragraphsOf } from '../mail/letter';
import { ticketPath } from '@souk/domain';
import { ticketWords } from './tickets.words';
import { ticketNumber } from './ticket-number';
import * as kept from './tickets.repository';

const aboutOrders = 1;

interface Asked {
  storeId: number;
  /** Whom the store asks. */
  userId: string;
  orderNo: string;
  subject: string;
  message: string;
  /** The shopper's. */
  locale: Locale;
  now: Date;
}

const letterOf = (id: number, { orderNo, subject, message, locale }: Asked, origin: string): Letter => ({
  locale,
  subject: ticketWords(locale, 'openedSubject', { order: orderNo }),
  paragraphs: paragraphsOf(ticketWords(locale, 'mailText', { subject, message })),
  button: { label: ticketWords(locale, 'mailOpen'), href: origin + ticketPath(id) },
});

/**
 * Opens a ticket in a shopper's account for something that the store asks about an order, inside the caller's transaction. The shopper is
 * mailed; the ticket counts as unread and as answered, until they write.
 * @returns its id
 */
export async function openTicketForShopper(
  { mail, config, stores }: Pick<Deps, 'mail' | 'config' | 'stores'>,
  asked: Asked,
): Promise<number> {
  const { storeId, userId, orderNo, subject, message, locale, now } = asked;
  const id = await kept.insertTicket({
    storeId,
    userId,
    ticketNo: ticketNumber(now),
    subject,
    categoryId: aboutOrders,
    associated: { type: 'order', no: orderNo },
    now,
    readAt: new Date(0),
  });
  const author = ticketWords(locale, 'support', { store: await stores.nameOf(storeId) });
  const said = { ticketId: id, author, byAgent: true, message, attachments: [], toStatus: 'INPROCESS', now } as const;
  await kept.addTicketEvent(said);
  const to = (await kept.shopperOf(userId))?.email;
  if (to) await mail.send({ channel: 'email', storeId, to, letter: letterOf(id, asked, config.publicOrigin) });
  return id;
}
