import type { Config } from '../config';
import { notFound } from '../errors';
import type { Handlers } from '../http/handlers';
import type { Locale } from '../locale';
import { fixedPaths } from './fixed-paths';
import {
  findChannel,
  findPublicPages,
  findSitemapProducts,
  findStore,
  findStorePage,
  findWidget,
  type StoreRow,
} from './store.repository';

type Calls = 'storeDetails' | 'storeTheme' | 'storePage' | 'storeWidget' | 'streamingChannel' | 'sitemap';

/** Products that the call for all addresses names; the sitemap files name all of them. */
const mostProducts = 45_000;

const orNull = (text: string | undefined) => text || null;

const detailsOf = (store: StoreRow, locale: Locale, publicOrigin: string) => ({
  id: store.id,
  name: store.name,
  email: orNull(store.email),
  websiteLogo: orNull(store.website_logo),
  websiteFavicon: orNull(store.website_favicon),
  websiteTitle: orNull(store.website_title),
  websiteDesc: orNull(store.website_desc[locale] ?? store.website_desc.en),
  websiteShortAnnouncement: orNull(store.website_short_announcement[locale] ?? store.website_short_announcement.en),
  websiteCopyrightInfo: orNull(store.website_copyright_info),
  storeVision: orNull(store.store_vision[locale] ?? store.store_vision.en),
  // Pages name themselves by it, for search engines: an owner who set none is found where the store is reached.
  domainUrl: store.domain_url || publicOrigin,
  showDefaultNavBar: store.show_default_nav_bar,
  showDefaultFooter: store.show_default_footer,
  landingPageNav: store.landing_page_show_nav,
  landingPageShowFooter: store.landing_page_show_footer,
  gtmId: orNull(store.gtm_id),
  pixelId: orNull(store.pixel_id),
  postHogKey: orNull(store.post_hog_key),
  socialLinks: store.social_links,
  fontStylesheet: orNull(store.font_stylesheet),
  currencySymbol: orNull(store.currency_symbol),
});

/** What the owner set. Source: spec 7 store rows, streaming/channel. */
export const storeRoutes = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): Handlers<Calls> => ({
  async storeDetails(_input, ctx) {
    const store = await findStore(ctx.storeId);
    if (!store) throw notFound();
    return detailsOf(store, ctx.locale, publicOrigin);
  },
  async storeTheme(_input, ctx) {
    const theme = (await findStore(ctx.storeId))?.theme ?? {};
    return { html: Object.keys(theme).length === 0 ? null : JSON.stringify(theme) };
  },
  storePage: async ({ query }, ctx) => (await findStorePage(ctx.storeId, query.type)) ?? null,
  async storeWidget({ query }, ctx) {
    const found = await findWidget(ctx.storeId, query.type);
    return { data: found ? JSON.stringify(found.data) : null };
  },
  streamingChannel: async (_input, ctx) => (await findChannel(ctx.storeId)) ?? null,
  async sitemap(_input, ctx) {
    const found = [
      ...(await findPublicPages(ctx.storeId)),
      ...(await findSitemapProducts(ctx.storeId, { offset: 0, limit: mostProducts })),
    ];
    return {
      pages: [
        ...fixedPaths.map((path) => ({ path, updatedAt: null })),
        ...found.map(({ path, at }) => ({ path, updatedAt: at?.toISOString() ?? null })),
      ],
    };
  },
});
