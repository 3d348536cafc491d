import { countryCodes, countryName } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import type { ComponentProps } from 'react';

/** A country, by its name in the person's language. */
export function CountryField(
  props: Pick<ComponentProps<typeof SelectField>, 'label' | 'value' | 'error' | 'onChange'>,
) {
  const { locale } = useLocale();
  const countries = countryCodes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SelectField {...props}>
      <option value="">–</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
