import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { SelectField } from './text-field';

type Props = Omit<ComponentProps<typeof SelectField>, 'children' | 'autoComplete'> & {
  /** Names in the language on screen, by their two letters. */
  countries: readonly { code: string; name: string }[];
};

/** The country of an address: it decides over the other fields, so it has a row of its own, and the browser fills it first. */
export function CountryField({ countries, ...field }: Props) {
  return (
    <Wide {...field} autoComplete="country">
      {countries.map(({ code, name }) => (
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
