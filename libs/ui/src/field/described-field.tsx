import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { from } from '../theme/breakpoints';
import { SelectField, TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'ref'> & {
  ref?: (control: HTMLInputElement | HTMLSelectElement | null) => void;
  /** What is chosen from, in its order. Absent: it is typed. */
  options?: readonly { code: string; name: string }[] | undefined;
  /** The words of "nothing chosen yet". Absent: the first option is chosen. */
  emptyOption?: string | undefined;
  /** A row of its own in a `FieldGrid`. */
  isWide?: boolean;
};

/** A field from its description: typed, or chosen where there is a list. */
export function DescribedField({ options, emptyOption, isWide = false, ...field }: Props) {
  const { maxLength: _maxLength, type: _type, inputMode: _inputMode, enterKeyHint: _key, ...select } = field;
  if (!options) {
    const Typed = isWide ? WideText : TextField;
    return <Typed {...field} />;
  }
  const Chosen = isWide ? WideSelect : SelectField;
  return (
    // TypeScript sees the handlers of an input; a list has the same by the same names
    <Chosen {...(select as unknown as ComponentProps<typeof SelectField>)}>
      {emptyOption && <option value="">{emptyOption}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Chosen>
  );
}

const WideText = styled(TextField)`
  grid-column: 1 / -1;
`;
const WideSelect = styled(SelectField)`
  grid-column: 1 / -1;
`;

/** Fields in two columns where there is room, in one on phones. Whatever is no field has a row of its own. */
export const FieldGrid = styled.div`
  display: grid;
  gap: 16px;
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :is(p, button, label) {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
    margin-block: -8px;
    margin-inline-start: -10px;
    min-height: 44px;
  }
`;
