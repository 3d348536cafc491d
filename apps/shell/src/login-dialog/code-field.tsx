import { codeLength } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useSay } from '@souk/state';
import { CodeRow, type useCode } from '@souk/state/code';
import { OneTimeCodeField } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useCodeFocus } from './focus-in-dialog';

type Props = ComponentProps<'input'> & {
  code: ReturnType<typeof useCode>;
  error?: ReactNode;
  /** Checks what the code is sent to before it is sent. */
  onSend: () => void;
};

/** Six digits, and the button that sends them. Source: LOGIN-05. */
export function CodeField({ code, error, onSend, ...input }: Props) {
  const { errorText } = useSay();
  useCodeFocus(code.waitsBegun, input.name);
  const said = code.error ? errorText(code.error) : null;
  return (
    <CodeRow code={code} words="login" onSend={onSend}>
      <OneTimeCodeField
        {...input}
        digits={codeLength}
        label={<FormattedMessage id="login.code" />}
        error={error ?? said}
        isRequired
      />
    </CodeRow>
  );
}
