import { useNavigate } from '@souk/router';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import { typedCents } from './cents';

type Props = { label: string; amount: string; hrefOf: (amount: string) => string };

/** An amount of dollars that the address carries. It is applied once the field is left or Enter is pressed: half of a number is another number. */
export function AmountFilter({ label, amount, hrefOf }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(amount);
  const [applied, setApplied] = useState(amount);
  // Back, or a cleared search, changes the address without the field.
  if (applied !== amount) {
    setApplied(amount);
    setTyped(amount);
  }
  const apply = () => {
    const text = typed.trim();
    if (text !== amount && (text === '' || typedCents(text) !== null)) void navigate(hrefOf(text));
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      maxLength={10}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
