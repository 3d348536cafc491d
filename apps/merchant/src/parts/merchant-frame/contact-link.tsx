import type { MerchantInfo } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useChatWindow } from '@souk/state';
import { Button, ButtonLink } from '@souk/ui';
import { Globe, Mail, MessageSquare, Phone } from 'lucide-react';
import { contactHref } from './contact';

const icons = { h5: Globe, message: MessageSquare, phone: Phone, hotline: Phone, email: Mail } as const;

/** The merchant's own way of being asked: page, message, phone, hotline or e-mail. Source: WIDGET-07. */
export function ContactLink({ merchant }: { merchant: MerchantInfo }) {
  const openChat = useChatWindow((chat) => chat.openChat);
  const href = contactHref(merchant);
  const Icon = icons[merchant.serviceType];
  if (!href) {
    return merchant.serviceType === 'message' ? (
      <Button onClick={() => openChat(`${merchant.name}: `)}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="merchantFrame.contact.message" />
      </Button>
    ) : null;
  }
  return (
    <ButtonLink href={href} rel="noopener noreferrer">
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      <FormattedMessage id={`merchantFrame.contact.${merchant.serviceType}`} />
    </ButtonLink>
  );
}
