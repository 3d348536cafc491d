import type { ProfilePart, ShopProfile } from '@souk/contract/desk';

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

const patterns: Readonly<Record<ShopProfile['contactBy'], RegExp>> = {
  email: /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/,
  phone: /^\+?[\d\s().-]{4,30}$/,
  hotline: /^\+?[\d\s().-]{4,30}$/,
  message: /^[^<>"]*$/,
  h5: /^https:\/\/[^\s"'<>]+$/i,
};

/**
 * Whether a contact is of the kind that it is said to be: an e-mail address, a number, or a page's https address. Nothing at all is.
 * Messages take any text: without a number in it they come by the store's chat. Source: WIDGET-07.
 */
export const isContact = ({ contactBy, contact }: Pick<ShopProfile, 'contactBy' | 'contact'>): boolean =>
  contact === '' || (patterns[contactBy].test(contact) && (contactBy !== 'h5' || URL.canParse(contact)));
