import type { StaffRole } from '@souk/contract/desk';
import type { Locale } from '../../locale';
import { invitationLink } from '../../identity/local/realm';
import type { Message } from '../../mail/mail';
import { roleNames, staffWords } from '../../staff/staff-words';

interface Invited {
  store_id: number;
  email: string;
  roles: readonly StaffRole[];
  invited_by: string;
  token: string;
  locale: Locale;
  /** The embedded provider, whose page the link opens. */
  issuer: string;
}

/** The mail by which somebody of the platform is invited. */
export const invitationMail = ({ store_id: storeId, email: to, locale, ...made }: Invited): Message => ({
  channel: 'email',
  storeId,
  to,
  letter: {
    locale,
    subject: staffWords(locale, 'subject'),
    paragraphs: [
      staffWords(locale, 'text', { by: made.invited_by, roles: roleNames(made.roles, locale) }),
      staffWords(locale, 'textLink'),
    ],
    button: {
      label: staffWords(locale, 'button'),
      href: invitationLink(made.issuer, made.token, locale),
    },
  },
});
