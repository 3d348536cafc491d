import { FormattedMessage } from '@souk/i18n';

/** Rules of the fields that each country calls by another name. */
const named: readonly string[] = ['rule.provinceRequired', 'rule.postCodeRequired', 'rule.postCodeInvalid'];

/** What is wrong with a field of an address, which is named as its country's form names it. Source: docs/expectations, K7. */
export const AddressWrong = ({ id, country }: { id: string; country: string }) => (
  <FormattedMessage id={named.includes(id) ? id.replace('rule', 'address') : id} values={{ country }} />
);
