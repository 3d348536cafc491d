import type { OwnerDetails } from '@souk/contract';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { notFound } from '../errors';
import type { SomeHandlers } from '../http/handlers';
import type { Locale } from '../locale';
import { fixedPaths } from './fixed-paths';
import { ownDetailsOf } from './own-details';
import { findSettingsDraft } from './own-drafts';
import {
  findBestProducts,
  findChannel,
  findPublicPages,
  findStore,
  findStorePage,
  findWidget,
} from './store.repository';

/** Products that the call for all addresses names; the sitemap files name all of them. */
const mostProducts = 45_000;

const orNull = (text: string | undefined) => text || null;

const detailsOf = (id: number, own: OwnerDetails, locale: Locale, publicOrigin: string) => ({
  id,
  name: own.name,
  email: orNull(own.email),
  websiteLogo: orNull(own.websiteLogo),
  websiteFavicon: orNull(own.websiteFavicon),
  websiteTitle: orNull(own.websiteTitle),
  websiteDesc: orNull(own.websiteDesc[locale]),
  websiteShortAnnouncement: orNull(own.websiteShortAnnouncement[locale]),
  websiteCopyrightInfo: orNull(own.websiteCopyrightInfo),
  storeVision: orNull(own.storeVision[locale]),
  // Pages name themselves by it, for search engines: an owner who set none is found where the store is reached.
  domainUrl: own.domainUrl || publicOrigin,
  showDefaultNavBar: own.showDefaultNavBar,
  showDefaultFooter: own.showDefaultFooter,
  landingPageNav: own.landingPageNav,
  landingPageShowFooter: own.landingPageShowFooter,
  gtmId: orNull(own.gtmId),
  pixelId: orNull(own.pixelId),
  postHogKey: orNull(own.postHogKey),
  socialLinks: own.socialLinks,
  fontStylesheet: orNull(own.fontStylesheet),
  currencySymbol: orNull(own.currencySymbol),
});

/** What the owner set. Source: spec 7 store rows, streaming/channel. */
export const storeRoutes = ({
  clock,
  config: { publicOrigin },
}: {
  clock: Clock;
  config: Pick<Config, 'publicOrigin'>;
}) =>
  ({
    async storeDetails(_input, ctx) {
      const store = await findStore(ctx.storeId);
      if (!store) throw notFound();
      const draft = await findSettingsDraft(ctx.storeId, ctx.preview, clock.now());
      const own = { ...ownDetailsOf(store), ...draft?.details };
      return detailsOf(store.id, own, ctx.locale, publicOrigin);
    },
    async storeTheme(_input, ctx) {
      const theme = (await findStore(ctx.storeId))?.theme ?? {};
      return { html: Object.keys(theme).length === 0 ? null : JSON.stringify(theme) };
    },
    storePage: async ({ query }, ctx) => (await findStorePage(ctx.storeId, query.type)) ?? null,
    async storeWidget({ query }, ctx) {
      const draft = await findSettingsDraft(ctx.storeId, ctx.preview, clock.now());
      const drafted = query.type === 'WHATSAPP' ? draft?.whatsApp : undefined;
      const data = drafted === undefined ? (await findWidget(ctx.storeId, query.type))?.data : drafted;
      return { data: data ? JSON.stringify(data) : null };
    },
    streamingChannel: async (_input, ctx) => (await findChannel(ctx.storeId)) ?? null,
    async sitemap(_input, ctx) {
      const found = [...(await findPublicPages(ctx.storeId)), ...(await findBestProducts(ctx.storeId, mostProducts))];
      return {
        pages: [
          ...fixedPaths.map((path) => ({ path, updatedAt: null })),
          ...found.map(({ path, at }) => ({ path, updatedAt: at?.toISOString() ?? null })),
        ],
      };
    },
  }) satisfies SomeHandlers;
