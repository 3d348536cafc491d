import type { MerchantInfo } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { ButtonLink } from '@souk/ui';
import { Globe, Mail, MessageSquare, Phone } from 'lucide-react';
import { contactHref } from './contact';

const icons = { h5: Globe, message: MessageSquare, phone: Phone, hotline: Phone, email: Mail } as const;

/** The merchant's own way of being asked: page, message, phone, hotline or e-mail. Source: WIDGET-07. */
export function ContactLink({ merchant }: { merchant: MerchantInfo }) {
  const href = contactHref(merchant);
  if (!href) return null;
  const Icon = icons[merchant.serviceType];
  return (
    <ButtonLink href={href} rel="noopener noreferrer">
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <FormattedMessage id={`merchantFrame.contact.${merchant.serviceType}`} />
    </ButtonLink>
  );
}
