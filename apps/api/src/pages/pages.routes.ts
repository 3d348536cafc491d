import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { fetchPage as fetchFromNet } from './fetch-page';
import { keepPages, type FetchPage } from './frame-html';
import { createOwnerPagesService } from './owner-pages.service';
import { requireOwner } from './owner-token';
import { createPagesService } from './pages.service';
import { policyOf } from './policy';
import { createSettingsService } from './settings.service';

/** HTTP in, HTTP out: designed pages for shoppers, and the owner's calls behind the owner's token. */
export const pagesRoutes = ({ clock, stores, config }: Deps, fetcher: FetchPage = fetchFromNet) => {
  const fetchPage = keepPages(fetcher);
  const pages = createPagesService({ clock, fetchPage, payDeadlineMs: config.payDeadlineMs });
  const owner = createOwnerPagesService({ clock });
  const settings = createSettingsService({ fetchPage: fetcher, stores, clock });
  return {
    pageView: ({ query }, ctx) => pages.view(ctx, query.path, query.preview),
    pageFrame: ({ params }, ctx) => pages.frame(ctx, params.type),
    pagePolicy: (_input, ctx) => policyOf(ctx.storeId, config),
    ownerSettings: async (_input, ctx) => {
      await requireOwner(ctx);
      return settings.read(ctx.storeId);
    },
    ownerSaveSettings: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return settings.save(ctx.storeId, body);
    },
    ownerPages: async (_input, ctx) => {
      await requireOwner(ctx);
      return owner.list(ctx.storeId);
    },
    ownerPage: async ({ query }, ctx) => {
      await requireOwner(ctx);
      return owner.read(ctx.storeId, query.path);
    },
    ownerCheckPage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return owner.check(ctx.storeId, body);
    },
    ownerPreviewPage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return owner.preview(ctx.storeId, body, ctx.locale);
    },
    ownerSavePage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return owner.save(ctx.storeId, body, ctx.locale);
    },
    ownerDeletePage: async ({ body }, ctx) => {
      await requireOwner(ctx);
      return owner.remove(ctx.storeId, body.path, ctx.locale);
    },
  } satisfies SomeHandlers;
};
