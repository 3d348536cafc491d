import type { ApplicationDocument } from '@souk/contract';
import { type LetterPart, paragraphsOf } from '../mail/letter';
import type { Message } from '../mail/mail';
import { applicationWords } from './application-words';
import type { ApplicationRow } from './applications.repository';

type Told = Pick<ApplicationRow, 'id' | 'store_id' | 'email' | 'locale' | 'name'>;

/** The mail by which an applicant is told that they may sell. */
export const approvedMail = ({ store_id: storeId, email, locale, name }: Told, deskOrigin: string): Message => ({
  channel: 'email',
  storeId,
  to: email,
  letter: {
    locale,
    subject: applicationWords(locale, 'yesSubject'),
    paragraphs: [applicationWords(locale, 'yesText', { name }), applicationWords(locale, 'yesNext', { email })],
    button: { label: applicationWords(locale, 'yesOpen'), href: `${deskOrigin}/sell` },
  },
});

interface Declined {
  reason: string;
  /** All of the application, in the order in which they were sent. */
  documents: readonly ApplicationDocument[];
}

/** The mail by which an applicant is told why they cannot sell yet, what is wrong with which document, and where they send it again. */
export const declinedMail = (
  { id, store_id: storeId, email, locale, name }: Told,
  { reason, documents }: Declined,
  shopOrigin: string,
): Message => {
  const lines = documents.flatMap((one, at) =>
    one.state === 'refused' && one.reason
      ? [applicationWords(locale, 'noDocument', { number: at + 1, reason: one.reason })]
      : [],
  );
  const parts: LetterPart[] = [{ kind: 'facts', title: applicationWords(locale, 'noDocuments'), lines }];
  return {
    channel: 'email',
    storeId,
    to: email,
    letter: {
      locale,
      subject: applicationWords(locale, 'noSubject'),
      paragraphs: [
        applicationWords(locale, 'noText', { name }),
        ...paragraphsOf(reason),
        applicationWords(locale, 'noNext', { email }),
      ],
      button: {
        label: applicationWords(locale, 'noOpen'),
        href: `${shopOrigin}/merchant/registration?id=${id}`,
      },
      ...(lines.length > 0 ? { parts } : {}),
    },
  };
};
