import { peopleWords } from '../../merchants/people-words';
import type { OpenMemberInvitation } from '../../merchants/member-invitations.repository';
import { invitationLink } from '../../identity/local/realm';
import type { Locale } from '../../locale';
import type { Message } from '../../mail/mail';

type Invited = Pick<OpenMemberInvitation, 'store_id' | 'email' | 'role' | 'invited_by' | 'merchant_name'> & {
  token: string;
  locale: Locale;
};

interface Desks {
  /** The embedded provider, whose page the link opens; null: an outside one, at which they sign in with their address. */
  issuer: string | null;
  deskOrigin: string;
}

/** The mail by which somebody is invited to a merchant's people. */
export const peopleMail = (made: Invited, { issuer, deskOrigin }: Desks): Message => {
  const { store_id: storeId, email: to, locale, token } = made;
  const values = {
    by: made.invited_by,
    merchant: made.merchant_name,
    role: peopleWords(locale, made.role),
    email: to,
  };
  return {
    channel: 'email',
    storeId,
    to,
    letter: {
      locale,
      subject: peopleWords(locale, 'subject', values),
      paragraphs: [
        peopleWords(locale, 'text', values),
        peopleWords(locale, issuer === null ? 'textSignIn' : 'textLink', values),
      ],
      button: {
        label: peopleWords(locale, 'button'),
        href: issuer === null ? `${deskOrigin}/sell` : invitationLink(issuer, token, locale),
      },
    },
  };
};
