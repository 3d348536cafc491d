import type { ProfilePart, ShopProfile } from '@souk/contract/desk';
import { isPhoneText } from '../forms/phone-text';

/** What a shop's profile has not yet and must have before the shop opens. Source: docs/back-office.md, The shop profile. */
export const missingOfProfile = ({
  introEn,
  avatar,
  banner,
  contactBy,
  contact,
}: Pick<ShopProfile, 'introEn' | 'avatar' | 'banner' | 'contactBy' | 'contact'>): ProfilePart[] => {
  // Without a number of its own, a merchant who takes messages is written to in the store's chat.
  const parts = { intro: introEn, avatar, banner, contact: contactBy === 'message' ? contactBy : contact };
  return (Object.keys(parts) as ProfilePart[]).filter((part) => parts[part].trim() === '');
};

const isOfKind: Readonly<Record<ShopProfile['contactBy'], (contact: string) => boolean>> = {
  email: (contact) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(contact),
  phone: isPhoneText,
  hotline: isPhoneText,
  message: (contact) => /^[^<>"]*$/.test(contact),
  h5: (contact) => /^https:\/\/[^\s"'<>]+$/i.test(contact) && URL.canParse(contact),
};

/**
 * Whether a contact is of the kind that it is said to be: an e-mail address, a number, or a page's https address. Nothing at all is.
 * Messages take any text: without a number in it they come by the store's chat. Source: WIDGET-07.
 */
export const isContact = ({ contactBy, contact }: Pick<ShopProfile, 'contactBy' | 'contact'>): boolean =>
  contact === '' || isOfKind[contactBy](contact);
