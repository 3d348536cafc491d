import { isEmail, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import type { CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import { row } from '../database/tx';
import { fieldErrors, notFound } from '../errors';
import type { Ctx, SomeHandlers } from '../http/handlers';
import { offsetOf, page } from '../reply';
import { createWords } from '../words';
import { cardsOf } from './cards';
import { findKin } from './detail.repository';
import type { DetailService } from './detail.service';
import type { ListService } from './list.service';
import { findSimilar, findTogether } from './related.repository';
import { askForNews } from './stock-alerts';

const words = createWords({
  emailWrong: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
});

const emailOf = async (typed: string | undefined, ctx: Ctx): Promise<string> => {
  const own = ctx.userId
    ? await row(sql<{ email: string | null }>`select email from shopper where sub = ${ctx.userId}`)
    : undefined;
  const email = sameEmail(typed || own?.email || '');
  if (!isEmail(email)) throw fieldErrors({ email: words(ctx.locale, 'emailWrong') });
  return email;
};

const uniqueIds = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((part) => Number(part.trim()))
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31),
  ),
];

/** Products and lists of them. Source: spec 7; docs/contract.md "Lists". */
export const productRoutes = (needs: {
  lists: ListService;
  details: DetailService;
  trees: CategoryTrees;
  clock: Clock;
}) =>
  ({
    productDetail: ({ params, query }, ctx) =>
      needs.details.detail({ ...params, isPreview: query.preview ?? false }, ctx),
    productList: ({ query }, ctx) => needs.lists.list(query, {}, ctx),
    async productCollection({ params, query }, ctx) {
      const tree = await needs.trees(ctx.storeId);
      const asked = params.collectionId;
      const category = tree.bySlug(asked) ?? (/^\d{1,9}$/.test(asked) ? tree.byId(Number(asked)) : undefined);
      const successor = category ? undefined : tree.successorOf(asked);
      const shown = category ?? successor;
      if (!shown) throw notFound();
      const results = await needs.lists.list(query, { categoryId: shown.id }, ctx);
      return successor ? { ...results, movedTo: successor.slug } : results;
    },
    async productsByIds({ query }, ctx) {
      const ids = uniqueIds(query.ids);
      const cards = await cardsOf(ctx.storeId, ids, ctx.locale);
      const start = offsetOf(query);
      return page(cards.slice(start, start + query.limit), { ...query, total: cards.length });
    },
    async productRelated({ params, query }, ctx) {
      const find = query.kind === 'together' ? findTogether : findSimilar;
      const it = await findKin(ctx.storeId, params.productId);
      return it ? cardsOf(ctx.storeId, await find(ctx.storeId, it, query.limit), ctx.locale) : [];
    },
    activityList: ({ query }, ctx) => needs.lists.list(query, { isInActivity: true }, ctx),
    topList: ({ query }, ctx) => needs.lists.list(query, { isBestSellers: true }, ctx),
    async productNotify({ body }, ctx) {
      const email = await emailOf(body.email, ctx);
      const wanted = { productId: body.productId, variantId: body.attrId ?? null };
      if ((await cardsOf(ctx.storeId, [wanted.productId], ctx.locale)).length === 0) throw notFound();
      return askForNews(wanted, { email, locale: ctx.locale }, needs.clock.now());
    },
  }) satisfies SomeHandlers;
