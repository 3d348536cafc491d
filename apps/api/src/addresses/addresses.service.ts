import type { Address, Paged } from '@souk/contract';
import { addressesMax } from '@souk/domain';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import { ReplyError } from '../errors';
import type { UserCtx, Input } from '../http/handlers';
import { offsetOf, page } from '../reply';
import { createWords } from '../words';
import * as book from './addresses.repository';
import { storedAddress } from './stored-address';

const words = createWords({
  missing: { en: 'Address does not exist', fr: 'L’adresse n’existe pas' },
  tooMany: { en: 'Your book holds 20 addresses at most', fr: 'Votre carnet contient 20 adresses au plus' },
});

/** The shopper's book of addresses. Orders copy what they need: editing never changes one. Source: ACCT-02. */
export function createAddressesService({ clock }: { clock: Clock }) {
  const missing = (ctx: UserCtx) => new ReplyError('ADDRESS_NOT_FOUND', words(ctx.locale, 'missing'));
  const own = async (id: number, ctx: UserCtx): Promise<Address> => {
    const found = await book.ownAddress(ctx.userId, id);
    if (!found) throw missing(ctx);
    return found;
  };

  /** Changes a book, of which one address is the default: presses and devices of one shopper come one after the other. */
  const inBook = <T>({ userId }: UserCtx, change: () => Promise<T>): Promise<T> =>
    tx(async () => {
      await book.lockBook(userId);
      return change();
    });

  return {
    async list(query: Input<'addressList'>['query'], ctx: UserCtx): Promise<Paged<Address>> {
      const userId = ctx.userId;
      const list = await book.addressesOf(userId, { limit: query.limit, offset: offsetOf(query) });
      return page(list, { ...query, total: await book.countAddresses(userId) });
    },

    /** @throws {ReplyError} 404 when it is not theirs */
    detail: own,

    default: async (ctx: UserCtx): Promise<Address | null> => (await book.defaultAddress(ctx.userId)) ?? null,

    /**
     * Saves an address; the first of a book becomes its default. A new one that the book holds already is that one: an answer was lost, or
     * an order that saves its address was sent again.
     * @throws {ReplyError} 400 naming the fields that are missing or wrong; 404 not theirs; 409 the book is full
     */
    save: ({ id: named, isDefault, ...typed }: Input<'addressEdit'>['body'], ctx: UserCtx): Promise<Address> =>
      inBook(ctx, async () => {
        const userId = ctx.userId;
        const fields = storedAddress(typed, ctx.locale);
        const count = await book.countAddresses(userId);
        const id = named ?? (await book.sameAddress(userId, fields));
        if (!id && count >= addressesMax) throw new ReplyError('ADDRESS_BOOK_FULL', words(ctx.locale, 'tooMany'));
        if (named && !(await book.updateAddress({ userId, id: named, now: clock.now() }, fields))) throw missing(ctx);
        const saved = id ?? (await book.insertAddress(userId, fields, clock.now()));
        if (isDefault || count === 0) await book.makeDefault(userId, saved);
        return own(saved, ctx);
      }),

    /** Deleting the default makes the newest the default. @throws {ReplyError} 404 */
    remove: (id: number, ctx: UserCtx): Promise<true> =>
      inBook(ctx, async () => {
        if (!(await book.deleteAddress(ctx.userId, id))) throw missing(ctx);
        await book.promoteNewest(ctx.userId);
        return true as const;
      }),

    /** @throws {ReplyError} 404 */
    setDefault: (id: number, ctx: UserCtx): Promise<true> =>
      inBook(ctx, async () => {
        await own(id, ctx);
        await book.makeDefault(ctx.userId, id);
        return true as const;
      }),
  };
}
