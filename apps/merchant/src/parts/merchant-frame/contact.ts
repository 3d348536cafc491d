import type { MerchantInfo } from '@souk/contract';

type Contact = Pick<MerchantInfo, 'serviceType' | 'serviceLink' | 'servicePhone' | 'serviceMessage' | 'serviceEmail'>;

const digits = (text: string | null) => (text ?? '').replace(/[^\d+]/g, '');
const httpsOnly = (link: string | null) => (link && /^https:\/\//i.test(link) ? link : null);

/**
 * How a merchant is reached, by its service type. Links are https, tel, sms or mailto and nothing else.
 * @returns null when the merchant gave nothing to reach it by.
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
