import { FormattedMessage } from '@souk/i18n';

/** Rules of the fields that each country calls by another name. */
const named: readonly string[] = ['rule.provinceRequired', 'rule.postCodeRequired', 'rule.postCodeInvalid'];

/** Error of a field of an address. The field is named as forms of its country name it: State, Province, ZIP code, Postal code. Source: docs/expectations, K7. */
export const AddressFieldError = ({ id, country }: { id: string; country: string }) => (
  <FormattedMessage id={named.includes(id) ? id.replace('rule', 'address') : id} values={{ country }} />
);
