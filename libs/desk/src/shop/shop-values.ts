import type { DeskShop, ShopProfile } from '@souk/contract/desk';
import { isContact } from '@souk/domain/desk';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';

/** What the form of a shop's profile holds, as it is typed. */
export type ShopValues = Omit<ShopProfile, 'returnDays'> & { returnDays: string };

/** A profile as it is stored. */
export const shopValuesOf = (shop: DeskShop): ShopValues => {
  const { id: _id, state: _state, missing: _missing, version: _version, returnDays, ...texts } = shop;
  return { ...texts, returnDays: String(returnDays) };
};

/** A profile as the call takes it, or what is wrong with it. */
export const readShop = (
  values: ShopValues,
): { profile: ShopProfile } | { faults: FieldFaults<'name' | 'contact' | 'returnDays'> } => {
  const profile = {
    ...values,
    name: values.name.trim(),
    contact: values.contact.trim(),
    returnDays: Number(values.returnDays),
  };
  const isDays = /^\d{1,3}$/.test(values.returnDays.trim()) && profile.returnDays <= 365;
  const faults = faultsIn({
    name: profile.name ? null : 'desk.shop.nameWrong',
    contact: isContact(profile) ? null : 'desk.shop.contactWrong',
    returnDays: isDays ? null : 'desk.shop.returnDaysWrong',
  });
  return Object.keys(faults).length > 0 ? { faults } : { profile };
};
