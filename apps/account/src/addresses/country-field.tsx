import { countriesIn } from '@souk/domain';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

type Props = Omit<ComponentProps<'select'>, 'children'> & { error: ReactNode };

/** The country: it decides which of the other fields are needed. Names in the language on screen. */
export function CountryField(control: Props) {
  const { locale } = useLocale();
  return (
    <Wide {...control} label={<FormattedMessage id="address.country" />} autoComplete="country" isRequired>
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
