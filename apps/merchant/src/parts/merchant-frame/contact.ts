import type { MerchantInfo } from '@souk/contract';

type Contact = Pick<MerchantInfo, 'serviceType' | 'serviceLink' | 'servicePhone' | 'serviceMessage' | 'serviceEmail'>;

const digits = (text: string | null) => (text ?? '').replace(/[^\d+]/g, '');
const httpsOnly = (link: string | null) => (link && /^https:\/\//i.test(link) ? link : null);

/**
 * Where a merchant's service type leads: https, tel, sms or mailto and nothing else.
 * @returns null when there is no such address; a merchant who takes messages is then written to in the store's own chat.
 * Source: spec 2 "Floating window" (h5, message, phone, hotline, email); marketplace 11.
 */
export const contactHref = (merchant: Contact): string | null => {
  const phone = digits(merchant.servicePhone);
  switch (merchant.serviceType) {
    case 'h5':
      return httpsOnly(merchant.serviceLink);
    case 'message':
      return digits(merchant.serviceMessage) ? `sms:${digits(merchant.serviceMessage)}` : null;
    case 'phone':
    case 'hotline':
      return phone ? `tel:${phone}` : null;
    case 'email':
      return /^[^\s@<>"]+@[^\s@<>"]+$/.test(merchant.serviceEmail ?? '') ? `mailto:${merchant.serviceEmail}` : null;
    default:
      return null;
  }
};
