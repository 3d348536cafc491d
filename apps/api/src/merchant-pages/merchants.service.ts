import type {
  MerchantCard,
  MerchantDetail,
  MerchantInfo,
  MerchantKind,
  MerchantService,
  MerchantType,
  Paged,
  ProductCard,
} from '@souk/contract';
import type { CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import { notFound } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { cardsOf } from '../products/cards';
import type { ListService } from '../products/list.service';
import { offsetOf, page } from '../reply';
import { cardOf, detailOf, infoOf, serviceOf } from './merchant-shapes';
import { bestOf, findCategories, findKinds, findMerchant, findMerchants } from './merchants.repository';

/** So many of the categories in which a merchant sells lead to its products. */
const categoriesShown = 12;

type Reader = Pick<Ctx, 'storeId' | 'locale' | 'userId'>;

/** Merchants as shoppers see them. Source: spec 7; docs/contract.md "Merchants". */
export function createMerchantsService(needs: { clock: Clock; trees: CategoryTrees; lists: ListService }) {
  const { clock, trees, lists } = needs;
  const merchantOf = async (reader: Reader, id: number) => {
    const found = await findMerchant(reader, id);
    if (!found) throw notFound();
    return found;
  };

  return {
    /** Merchants that match, each with up to four of what it sells best. */
    async search(reader: Reader, query: Input<'merchantSearch'>['query']): Promise<Paged<MerchantCard>> {
      const { list, total } = await findMerchants(reader, query, { offset: offsetOf(query), limit: query.limit });
      const best = await bestOf(list.map((merchant) => merchant.id));
      const cards = await cardsOf(reader.storeId, [...best.values()].flat(), reader.locale);
      const byId = new Map(cards.map((card) => [card.id, card]));
      const productsOf = (id: number) => (best.get(id) ?? []).flatMap((productId) => byId.get(productId) ?? []);
      return page(
        list.map((merchant) => cardOf(merchant, productsOf(merchant.id))),
        { ...query, total },
      );
    },

    /** @throws {ReplyError} 404 for a merchant that is not open in this store */
    info: async (reader: Reader, id: number): Promise<MerchantInfo> =>
      infoOf(await merchantOf(reader, id), clock.now()),
    /** @throws {ReplyError} 404 */
    detail: async (reader: Reader, id: number): Promise<MerchantDetail> =>
      detailOf(await merchantOf(reader, id), reader.locale),
    /** @throws {ReplyError} 404 */
    service: async (reader: Reader, id: number): Promise<MerchantService> => serviceOf(await merchantOf(reader, id)),

    types: (reader: Reader): Promise<MerchantKind[]> => findKinds(reader.locale),
    categories: (reader: Reader): Promise<MerchantType[]> => findCategories(reader.locale),

    /**
     * Second-level categories in which a merchant sells, the fullest first, at most twelve; the top one where there is no second.
     * @throws {ReplyError} 404
     */
    async productCategories(ctx: Ctx, id: number): Promise<MerchantType[]> {
      await merchantOf(ctx, id);
      const tree = await trees(ctx.storeId);
      const counts = new Map<number, number>();
      for (const [leaf, count] of await lists.categoriesOf(id, ctx)) {
        const [top, second = top] = tree.byId(leaf)?.path ?? [];
        if (second !== undefined) counts.set(second, (counts.get(second) ?? 0) + count);
      }
      return [...counts]
        .filter(([, count]) => count > 0)
        .sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
        .slice(0, categoriesShown)
        .flatMap(([categoryId]) => tree.byId(categoryId) ?? [])
        .map((category) => ({ id: category.id, name: category.name[ctx.locale] }));
    },

    /** One page of what a merchant sells; what is sold out comes last, unless it is ordered by price. @throws {ReplyError} 404 */
    async products(ctx: Ctx, query: Input<'merchantProducts'>['query']): Promise<Paged<ProductCard>> {
      await merchantOf(ctx, query.merId);
      const { page, limit, cid, keyword, minPrice, maxPrice } = query;
      return lists.ofMerchant(
        query.merId,
        { page, limit, cid, title: keyword, minPrice, maxPrice, sort: sortOf(query) },
        ctx,
      );
    },
  };
}

const sortOf = ({ priceOrder }: Input<'merchantProducts'>['query']) => {
  if (priceOrder) return priceOrder === 'asc' ? 'priceAsc' : 'priceDesc';
  return 'sales';
};
