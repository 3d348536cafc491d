import { useT } from '@souk/i18n';
import { Field, IconButton, TextInput } from '@souk/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** A password that can be looked at. Pasting and managers are welcome. Source: docs/expectations, A6. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      {(control) => (
        <Box>
          <TextInput
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            maxLength={128}
          />
          <IconButton label={t('login.reveal')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  & > input {
    padding-inline-end: 48px;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;
