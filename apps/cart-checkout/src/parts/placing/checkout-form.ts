import type { AddressFields, PayType } from '@souk/contract';
import { addressRules, blankAddress, brokenFields, checkoutRules, tidyPostCode, type TypedAddress } from '@souk/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the shopper types and chooses. `addressId`: '' nothing, `typed` the fields below, else an address of the book. */
export type CheckoutForm = TypedAddress & {
  email: string;
  addressId: string;
  saveAddress: boolean;
  payType: '' | Exclude<PayType, 'free'>;
  note: string;
  /** Notes for single merchants, by `m` and the merchant's id. */
  remarks: Record<string, string>;
};

/** What a form must know besides its fields. */
export type CheckoutContext = { isFree: boolean; items: number };

export const typedAddress = 'typed';

/** An empty form: a guest types an address, a shopper with a book chooses one. */
export const emptyForm = (own: Partial<CheckoutForm> & { locale: string }): CheckoutForm => {
  const { locale, ...given } = own;
  return {
    ...blankAddress(locale),
    email: '',
    addressId: typedAddress,
    saveAddress: false,
    payType: '',
    note: '',
    remarks: {},
    ...given,
  };
};

/** Fields in the order in which they stand on the page. */
const inOrder =
  'items email addressId country firstName lastName detail city province postCode phone payType note'.split(' ');
const placeOf = (field: string) => inOrder.indexOf(field);

const inPageOrder = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).sort(([a], [b]) => placeOf(a) - placeOf(b)));

/** Everything that is wrong, as message ids under their fields, in the order of the page. Source: spec 5, ORDER-02, ACCT-02. */
export const checkoutProblems = (values: CheckoutForm, { isFree, items }: CheckoutContext): Record<string, string> => {
  const chosen = {
    items,
    addressChosen: values.addressId !== '',
    payType: isFree ? 'free' : values.payType,
    note: values.note,
  };
  const { addressChosen, ...whole } = brokenFields(checkoutRules, chosen);
  const problems = {
    ...(values.addressId === typedAddress ? brokenFields(addressRules, values) : {}),
    ...(addressChosen ? { addressId: addressChosen } : {}),
    ...whole,
  };
  return inPageOrder(problems);
};

/**
 * What is wrong with a phone number, by the table of the world's numbers. It is fetched when it is first asked; where it
 * cannot be had, the server asks the same rule.
 */
const phoneProblem = async (values: CheckoutForm): Promise<string | null> => {
  const rule = await import('@souk/domain/phone').then(
    ({ addressPhoneRule }) => addressPhoneRule,
    () => null,
  );
  return rule?.broken(values) ? rule.messageId : null;
};

/** The same for the form library, and the phone number by its country. */
export const checkoutResolver: Resolver<CheckoutForm, CheckoutContext> = async (values, context) => {
  const problems = checkoutProblems(values, context ?? { isFree: false, items: 1 });
  const phone = values.addressId === typedAddress && !problems['phone'] ? await phoneProblem(values) : null;
  const fields = Object.entries(phone ? inPageOrder({ ...problems, phone }) : problems);
  if (fields.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(fields.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<CheckoutForm> };
};

/** The typed address as it is sent: the postal code tidied. */
export const addressOf = (values: CheckoutForm): AddressFields => {
  const { email, firstName, lastName, country, detail, detail2, city, province, phone } = values;
  const postCode = tidyPostCode(values.postCode);
  return { email, firstName, lastName, country, detail, detail2, city, province, postCode, phone };
};
