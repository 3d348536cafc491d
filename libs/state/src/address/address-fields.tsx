import { addressEmailField, addressForm, type AddressField, type AddressFieldName } from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Button, DescribedField, FieldGrid } from '@souk/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useProvinceInList } from './use-province-in-list';

type Props = {
  /** The form that holds the address, as its library names its parts. */
  register: (name: AddressFieldName) => Omit<UseFormRegisterReturn, 'ref'> & { ref: (control: unknown) => void };
  values: { country: string; province: string; detail2: string };
  setProvince: (province: string) => void;
  /** What is wrong with a field, in words; null where nothing is. */
  errorOf: (name: AddressFieldName) => ReactNode;
  /** Judges fields anew, of which something is told. */
  recheck: (names: AddressFieldName[]) => void;
  /** The address book asks for an e-mail; the checkout has asked for it with the contact. */
  hasEmail?: boolean;
};

/**
 * The fields of an address, the same in the checkout and the address book: the country decides over order, labels, lists
 * and what is required. Source: spec 3, Address form; ACCT-02; docs/expectations, K4 to K7.
 */
export function AddressFields({ register, values, setProvince, errorOf, recheck, hasEmail = false }: Props) {
  const { locale } = useLocale();
  const t = useT();
  const { country, detail2 } = values;
  const [isAsked, setAsked] = useState(false);
  const hasSecondLine = isAsked || detail2 !== '';
  const fields = addressForm({ country, locale, hasSecondLine });
  useProvinceInList({ ...values, setProvince });
  useOnOtherCountry(country, () => recheck(fields.map(({ name }) => name).filter((name) => errorOf(name))));
  const shown = ({ name, isRequired, options, ...control }: AddressField) => (
    <DescribedField
      key={name}
      {...register(name)}
      {...control}
      enterKeyHint={name === 'phone' ? 'done' : 'next'}
      label={<FormattedMessage id={`address.${name}`} values={{ country }} />}
      mark={isRequired ? null : <FormattedMessage id="word.optional" />}
      hint={name === 'phone' ? <FormattedMessage id="address.phoneHint" /> : null}
      error={errorOf(name)}
      isRequired={isRequired}
      options={options}
      emptyOption={name === 'province' ? t('address.choose') : undefined}
    />
  );
  const at = fields.findIndex(({ name }) => name === 'detail') + 1;
  return (
    <FieldGrid>
      {fields.slice(0, at).map(shown)}
      {!hasSecondLine && (
        <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
          <FormattedMessage id="address.addLine" />
        </Button>
      )}
      {fields.slice(at).map(shown)}
      {hasEmail && shown(addressEmailField)}
    </FieldGrid>
  );
}

/** What was told of a field may be true in one country alone. */
const useOnOtherCountry = (country: string, recheck: () => void) => {
  const before = useRef(country);
  const latest = useRef(recheck);
  latest.current = recheck;
  useEffect(() => {
    if (before.current !== country) latest.current();
    before.current = country;
  }, [country]);
};
