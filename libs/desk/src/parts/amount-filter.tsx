import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import { typedCents } from './cents';
import { useNarrow } from './use-narrow';

type Props = { label: string; amount: string; hrefOf: (amount: string) => string };

/**
 * An amount of dollars that the address carries. It is applied once the field is left or Enter is pressed: half of a number is another number.
 * What is no amount then narrows nothing, and says so.
 */
export function AmountFilter({ label, amount, hrefOf }: Props) {
  const t = useT();
  const narrow = useNarrow();
  const [typed, setTyped] = useState(amount);
  const [applied, setApplied] = useState(amount);
  const [isTried, setTried] = useState(false);
  // Back, or a cleared search, changes the address without the field.
  if (applied !== amount) {
    setApplied(amount);
    setTyped(amount);
  }
  const text = typed.trim();
  const isWrong = text !== '' && typedCents(text) === null;
  const apply = () => {
    setTried(true);
    if (!isWrong && text !== amount) narrow(hrefOf(text));
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={isTried && isWrong ? t('desk.badAmount') : null}
      onChange={(event) => {
        setTyped(event.target.value);
        setTried(false);
      }}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
