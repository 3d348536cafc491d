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
import type { Clock } from '../clock';
import { notFound } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { centsOf } from '../money';
import { cardsOf } from '../products/cards';
import { offsetOf, page } from '../reply';
import { cardOf, detailOf, infoOf, serviceOf } from './merchant-shapes';
import {
  bestOf,
  findCategories,
  findKinds,
  findMerchant,
  findMerchants,
  findProductCategories,
  findMerchantProducts,
} from './merchants.repository';

type Reader = Pick<Ctx, 'storeId' | 'locale' | 'userId'>;

/** Merchants as shoppers see them. Source: spec 7; docs/contract.md "Merchants". */
export function createMerchantsService({ clock }: { clock: Clock }) {
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

    /** Categories in which a merchant sells, the fullest first. @throws {ReplyError} 404 */
    async productCategories(reader: Reader, id: number): Promise<MerchantType[]> {
      await merchantOf(reader, id);
      const found = await findProductCategories(reader.storeId, id, reader.locale);
      return found.map((category) => ({ id: category.id, name: category.name }));
    },

    /** One page of what a merchant sells. @throws {ReplyError} 404 */
    async products(reader: Reader, query: Input<'merchantProducts'>['query']): Promise<Paged<ProductCard>> {
      await merchantOf(reader, query.merId);
      const { ids, total } = await findMerchantProducts(
        reader.storeId,
        {
          merchantId: query.merId,
          categoryId: query.cid,
          keyword: query.keyword || undefined,
          minCents: query.minPrice === undefined ? undefined : centsOf(query.minPrice),
          maxCents: query.maxPrice === undefined ? undefined : centsOf(query.maxPrice),
          priceOrder: query.priceOrder,
          salesOrder: query.salesOrder,
        },
        { offset: offsetOf(query), limit: query.limit, now: clock.now() },
      );
      return page(await cardsOf(reader.storeId, ids, reader.locale), { ...query, total });
    },
  };
}
