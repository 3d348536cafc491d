import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { fetchPage as fetchFromNet } from './fetch-page';
import { keepPages, type FetchPage } from './frame-html';
import { createPagesService } from './pages.service';
import { policyOf } from './policy';

/** HTTP in, HTTP out: designed pages for shoppers. */
export const pagesRoutes = ({ clock, config }: Deps, fetcher: FetchPage = fetchFromNet) => {
  const pages = createPagesService({ clock, fetchPage: keepPages(fetcher), payDeadlineMs: config.payDeadlineMs });
  return {
    pageView: ({ query }, ctx) => pages.view(ctx, query.path, query.preview),
    pageFrame: ({ params }, ctx) => pages.frame(ctx, params.type),
    pagePolicy: (_input, ctx) => policyOf(ctx.storeId, config),
  } satisfies SomeHandlers;
};
