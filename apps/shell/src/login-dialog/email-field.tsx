import { FormattedMessage } from '@souk/i18n';
import { TextField } from '@souk/ui';
import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof TextField>, 'hint' | 'error' | 'autoComplete'> &
  Partial<ComponentProps<'input'>>;

/** The step's e-mail address: typed as it is, first in focus. */
export function EmailField({ autoComplete = 'username', ...field }: Props) {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      label={<FormattedMessage id="login.email" />}
      isRequired
    />
  );
}
