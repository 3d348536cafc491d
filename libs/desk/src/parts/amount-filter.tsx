import { TextField } from '@souk/ui';
import { useState } from 'react';
import { typedCents } from './cents';
import { faultsIn, useFieldFaults } from './use-field-faults';
import { useNarrow } from './use-narrow';

type Props = { label: string; amount: string; hrefOf: (amount: string) => string };

/**
 * An amount of dollars that the address carries. It is applied once the field is left or Enter is pressed: half of a number is another number.
 * What is no amount then narrows nothing, and says so.
 */
export function AmountFilter({ label, amount, hrefOf }: Props) {
  const narrow = useNarrow();
  const [typed, setTyped] = useState(amount);
  const [applied, setApplied] = useState(amount);
  // Back, or a cleared search, changes the address without the field.
  if (applied !== amount) {
    setApplied(amount);
    setTyped(amount);
  }
  const text = typed.trim();
  const fields = useFieldFaults(
    faultsIn({ amount: text === '' || typedCents(text) !== null ? null : 'desk.badAmount' }),
  );
  const apply = () => {
    if (fields.check() && text !== amount) narrow(hrefOf(text));
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={fields.errorOf('amount')}
      onChange={(event) => {
        setTyped(event.target.value);
        fields.uncheck();
      }}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
