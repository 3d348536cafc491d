import type { AddressFields } from '@souk/contract';
import { isEmail } from '@souk/domain';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { ruleText } from '../validate';
import { ownAddress } from '../addresses/addresses.repository';
import { storedAddress } from '../addresses/stored-address';
import { checkoutWords } from './checkout-words';

/** The address as an order keeps it: a copy, so that editing the book never changes an order. */
export type OrderAddress = Required<AddressFields>;

const fromBook = async (id: number, ctx: Ctx): Promise<OrderAddress> => {
  const found = ctx.userId ? await ownAddress(ctx.userId, id) : undefined;
  if (!found) throw new ReplyError('ADDRESS_NOT_FOUND', checkoutWords(ctx.locale, 'noAddress'));
  const { id: _id, isDefault: _default, ...fields } = found;
  return fields;
};

/**
 * Where an order goes: an address of the book, or one that was typed.
 * @throws {ReplyError} 404 for an address that is not theirs; 400 naming the fields that are missing or wrong.
 */
export async function orderAddress(
  input: Input<'orderCreate'>['body'],
  ctx: Ctx,
): Promise<{ address: OrderAddress; email: string }> {
  if (input.addressId) {
    const address = await fromBook(input.addressId, ctx);
    return { address, email: input.email || address.email };
  }
  if (!input.address) throw fieldErrors({ addressId: ruleText(ctx.locale, 'rule.selectAddress') });
  const address = storedAddress({ ...input.address, email: input.address.email || (input.email ?? '') }, ctx.locale);
  const email = input.email || address.email;
  if (!isEmail(email)) throw fieldErrors({ email: ruleText(ctx.locale, 'rule.emailInvalid') });
  return { address, email };
}
