import type { MerchantInfo } from '@souk/contract';
import { chatStore } from '@souk/state';
import { aMerchant, renderPart } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactLink } from './contact-link';

const contact = (own: Partial<MerchantInfo>) =>
  renderPart(<ContactLink merchant={aMerchant({ serviceMessage: null, ...own })} />);

describe('[WIDGET-07] the five ways to reach a merchant', () => {
  test.each<[string, Partial<MerchantInfo>, string]>([
    ['Help page', { serviceType: 'h5', serviceLink: 'https://linen.test/help' }, 'https://linen.test/help'],
    ['Send a message', { serviceType: 'message', serviceMessage: '+1 555 010 20' }, 'sms:+155501020'],
    ['Call', { serviceType: 'phone', servicePhone: '+1 (555) 0100' }, 'tel:+15550100'],
    ['Hotline', { serviceType: 'hotline', servicePhone: '0800 10' }, 'tel:080010'],
    ['Write an email', { serviceType: 'email', serviceEmail: 'help@linen.test' }, 'mailto:help@linen.test'],
  ])('%s', (name, own, href) => {
    contact(own);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('a message without a number opens the store’s chat about that merchant', async () => {
    contact({ serviceType: 'message', serviceMessage: 'Write to us' });
    await userEvent.click(screen.getByRole('button', { name: 'Send a message' }));
    expect(chatStore.getState()).toMatchObject({ isOpen: true, about: 'Linen House: ' });
  });

  test.each<[string, Partial<MerchantInfo>]>([
    ['a script for a page', { serviceType: 'h5', serviceLink: 'javascript:alert(1)' }],
    ['a page that is not https', { serviceType: 'h5', serviceLink: 'http://linen.test' }],
    ['no phone', { serviceType: 'phone', servicePhone: null }],
    ['words for a phone', { serviceType: 'hotline', servicePhone: 'call me' }],
    ['no address for an e-mail', { serviceType: 'email', serviceEmail: 'a@b"><script>' }],
  ])('%s leads nowhere', (_what, own) => {
    contact(own);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
