import { FormattedMessage } from '@souk/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordField } from './password-field';

type Typed = ComponentProps<'input'> & { error: ReactNode };
type Props = {
  /** Registered with `again` in its `deps`: whether the two differ is checked again when either is changed. */
  password: Typed;
  again: Typed;
  /** Whose password it is, where no field of the step says so: a password manager keeps it under that. */
  login?: string;
  hasFocus?: boolean;
};

/** A new password and the same once more, as every way to an account asks for it. Source: LOGIN-06, ACCT-09. */
export function NewPassword({ password, again, login, hasFocus = false }: Props) {
  return (
    <>
      {login && <input type="text" autoComplete="username" value={login} readOnly hidden />}
      <PasswordField
        {...password}
        {...(hasFocus && { 'data-autofocus': true })}
        label={<FormattedMessage id="login.password" />}
        hint={<FormattedMessage id="login.passwordHint" />}
      />
      <PasswordField {...again} label={<FormattedMessage id="login.passwordConfirm" />} />
    </>
  );
}
