import type { Application, HomeIndex, MerchantCard, MerchantInfo, PublicConfig, StoreDetails } from '@souk/contract';
import { aProductCard } from './products';

/** The demo store, with its default header and footer and no trackers. */
export const aStore = (own: Partial<StoreDetails> = {}): StoreDetails => ({
  id: 1,
  name: 'Souk',
  email: 'hello@souk.test',
  websiteLogo: null,
  websiteFavicon: null,
  websiteTitle: 'Souk',
  websiteDesc: null,
  websiteShortAnnouncement: 'Free shipping from $60',
  websiteCopyrightInfo: null,
  storeVision: null,
  domainUrl: null,
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageNav: false,
  landingPageShowFooter: true,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  socialLinks: {},
  fontStylesheet: null,
  currencySymbol: null,
  ...own,
});

/** A home page with one of each. */
export const aHome = (own: Partial<HomeIndex> = {}): HomeIndex => ({
  banners: [
    {
      id: 1,
      image: '/img/hero-1.webp',
      title: 'Linen season',
      text: 'New shirts',
      href: '/collections/shirts',
      cta: 'See all',
    },
  ],
  categories: [{ id: 1, name: 'Clothing', slug: 'clothing', image: null }],
  flashSale: null,
  bestSellers: [aProductCard()],
  merchants: [{ id: 3, name: 'Linen House', image: null, intro: 'Linen since 1998', products: [aProductCard()] }],
  shopPayCurrency: { symbol: '$' },
  ...own,
});

/** A merchant in a street. */
export const aMerchantCard = (own: Partial<MerchantCard> = {}): MerchantCard => ({
  id: 3,
  name: 'Linen House',
  intro: 'Linen since 1998',
  avatar: null,
  backImage: null,
  streetBackImage: null,
  starLevel: 4.8,
  replyCount: 36,
  isSelf: false,
  isCollect: false,
  proList: [aProductCard()],
  ...own,
});

/** A merchant's front door; messages reach it. */
export const aMerchant = (own: Partial<MerchantInfo> = {}): MerchantInfo => ({
  id: 3,
  name: 'Linen House',
  categoryId: 1,
  typeId: 1,
  isSelf: false,
  avatar: null,
  pcBanner: null,
  pcBackImage: null,
  starLevel: 4.8,
  replyCount: 36,
  intro: 'Linen since 1998',
  address: '3 Kiln Quay, Lille',
  createTime: '2024-06-03T10:00:00.000Z',
  delivery: { freightFee: 4.9, freeFrom: 120 },
  returns: { days: 30 },
  collectNum: 12,
  isCollect: false,
  closedUntil: null,
  serviceType: 'message',
  serviceLink: null,
  servicePhone: null,
  serviceMessage: 'Write to us',
  serviceEmail: null,
  ...own,
});

/** An application that waits for its audit. */
export const anApplication = (own: Partial<Application> = {}): Application => ({
  id: 21,
  name: 'Oak & Co',
  realName: 'Olive Oak',
  phone: '6175550111',
  countryCode: '+1',
  email: 'olive@oak.test',
  categoryId: 1,
  typeId: 1,
  keywords: '',
  address: '',
  country: 'US',
  auditStatus: 1,
  denialReason: null,
  createTime: '2024-06-03T10:00:00.000Z',
  dueBy: '2024-06-24T10:00:00.000Z',
  ...own,
});

/** An installation with the embedded provider and sandbox payments. */
export const aConfig = (own: Partial<PublicConfig> = {}): PublicConfig => ({
  issuer: 'http://localhost:4200/auth/realms/souk',
  clientId: 'souk-storefront',
  stripePublishableKey: 'pk_test_sandbox',
  stripeScriptUrl: '/v1/stripe.js',
  paypalScriptUrl: '/v1/paypal.js',
  loginMethods: { email: true, phone: true, visitor: true, code: true, google: null, accountPage: null },
  sandbox: true,
  ...own,
});
