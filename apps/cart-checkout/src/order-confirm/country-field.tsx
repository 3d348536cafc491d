import { countriesIn } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import styled from 'styled-components';
import { useField } from './use-field';

/** The country first: it decides which of the fields below are needed. Names in the language on screen. */
export function CountryField() {
  const field = useField();
  const { locale } = useLocale();
  return (
    <Wide {...field('country')} autoComplete="shipping country">
      {countriesIn(locale).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Wide>
  );
}

const Wide = styled(SelectField)`
  grid-column: 1 / -1;
`;
