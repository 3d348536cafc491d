import type { MerchantMove } from '@souk/domain/desk';
import type { Locale } from '../../locale';
import type { Message } from '../../mail/mail';
import { merchantWords } from '../merchant-words';

/** A move that the platform makes. */
export type StaffMove = Exclude<MerchantMove, 'open'>;

interface Moved {
  storeId: number;
  merchantId: number;
  merchant: string;
  move: StaffMove;
  reason: string;
}

/** The mail by which an owner is told that their merchant was suspended, sells again or is closed. */
export const merchantMail = (
  { storeId, merchantId, merchant, move, reason }: Moved,
  { email: to, locale }: { email: string; locale: Locale },
  deskOrigin: string,
): Message => ({
  channel: 'email',
  storeId,
  to,
  letter: {
    locale,
    subject: merchantWords(locale, `${move}Subject`, { merchant }),
    paragraphs: [
      merchantWords(locale, `${move}Text`, { merchant, reason }),
      ...(move === 'lift' ? [] : [merchantWords(locale, `${move}Next`)]),
    ],
    button: { label: merchantWords(locale, 'button'), href: `${deskOrigin}/sell/${merchantId}` },
  },
});
