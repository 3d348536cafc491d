import type { OwnerDetails } from '@souk/contract';
import type { StoreRow } from './store.repository';

/** A text that was stored without its French is everybody's. */
const words = (value: StoreRow['website_desc']) => ({ en: value.en ?? '', fr: value.fr ?? value.en ?? '' });

/** What an owner set of a store, as the owner writes it. */
export const ownDetailsOf = (store: StoreRow): OwnerDetails => ({
  name: store.name,
  email: store.email,
  domainUrl: store.domain_url,
  websiteTitle: store.website_title,
  websiteLogo: store.website_logo,
  websiteFavicon: store.website_favicon,
  websiteDesc: words(store.website_desc),
  websiteShortAnnouncement: words(store.website_short_announcement),
  websiteCopyrightInfo: store.website_copyright_info,
  storeVision: words(store.store_vision),
  showDefaultNavBar: store.show_default_nav_bar,
  showDefaultFooter: store.show_default_footer,
  landingPageNav: store.landing_page_show_nav,
  landingPageShowFooter: store.landing_page_show_footer,
  gtmId: store.gtm_id,
  pixelId: store.pixel_id,
  postHogKey: store.post_hog_key,
  socialLinks: store.social_links,
  fontStylesheet: store.font_stylesheet,
  currencySymbol: store.currency_symbol,
  timeZone: store.time_zone,
  sellsToEu: store.sells_to_eu,
  takesCards: store.takes_cards,
  takesPaypal: store.takes_paypal,
  deliveryText: words(store.delivery_text),
  returnsText: words(store.returns_text),
});
