import type { DeskSettings } from '@souk/contract/desk';

const words = { en: 'Hello', fr: 'Bonjour' };
/** Settings as a store has them. */
export const stored = {
  version: 'seen',
  vendorsVersion: 'seen',
  vendors: { gtmId: '', pixelId: '', postHogKey: '', fontStylesheet: '' },
  details: {
    name: 'Souk',
    email: '',
    domainUrl: '',
    websiteTitle: '',
    websiteLogo: '',
    websiteFavicon: '',
    websiteDesc: words,
    websiteShortAnnouncement: words,
    websiteCopyrightInfo: '',
    storeVision: words,
    showDefaultNavBar: true,
    showDefaultFooter: true,
    landingPageNav: false,
    landingPageShowFooter: false,
    socialLinks: { x: 'https://x.com/souk' },
    currencySymbol: '',
    timeZone: 'UTC',
    sellsToEu: false,
    deliveryText: words,
    returnsText: words,
  },
  theme: '{"header.html":"<p>A</p>"}',
  whatsApp: { phoneNumber: '+1 555 0100', name: 'Ann', status: true, defaultMessage: ['Hello', 'Help'] },
  streaming: { type: 'IFRAME', content: '<p>Live</p>' },
} satisfies DeskSettings;
