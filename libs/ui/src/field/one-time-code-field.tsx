import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern' | 'type'> & {
  /** How many digits the code has. */
  digits: number;
};

const asCode = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;

/**
 * A code of digits that was mailed or texted. A mail shows it with a space, and it is pasted with one: only digits are kept, and then no more
 * than it has. `maxLength` would cut before.
 */
export function OneTimeCodeField({ digits, onChange, ...field }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const bare = target.value.replace(/\D/g, '').slice(0, digits);
    // Only where something goes: the place of the cursor is lost with it.
    if (bare !== target.value) target.value = bare;
    return onChange?.(event);
  };
  return <TextField {...field} {...asCode} onChange={change} />;
}
