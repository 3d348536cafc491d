import type { DeskShop, ShopProfile } from '@souk/contract/desk';
import { isContact } from '@souk/domain/desk';

/** What the form of a shop's profile holds, as it is typed. */
export type ShopValues = Omit<ShopProfile, 'returnDays'> & { returnDays: string };

/** A profile as it is stored. */
export const shopValuesOf = (shop: DeskShop): ShopValues => {
  const { id: _id, state: _state, missing: _missing, version: _version, returnDays, ...texts } = shop;
  return { ...texts, returnDays: String(returnDays) };
};

/** Fields that cannot be saved as they were typed. */
export type ShopFault = 'name' | 'contact' | 'returnDays';

/** A profile as the call takes it, or which fields are wrong. */
export const readShop = (values: ShopValues): { profile: ShopProfile } | { faults: readonly ShopFault[] } => {
  const profile = {
    ...values,
    name: values.name.trim(),
    contact: values.contact.trim(),
    returnDays: Number(values.returnDays),
  };
  const isDays = /^\d{1,3}$/.test(values.returnDays.trim()) && profile.returnDays <= 365;
  const faults = [
    profile.name ? null : ('name' as const),
    isContact(profile) ? null : ('contact' as const),
    isDays ? null : ('returnDays' as const),
  ].filter((fault) => fault !== null);
  return faults.length > 0 ? { faults } : { profile };
};
