import { codeLength } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Button, FieldRow, OneTimeCodeField } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useCodeFocus } from './focus-in-dialog';
import type { useCode } from '@souk/state/code';
import { useSay } from '@souk/state';

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
    <FieldRow button={<SendButton code={code} onSend={onSend} />} said={code.message}>
      <OneTimeCodeField
        {...input}
        digits={codeLength}
        label={<FormattedMessage id="login.code" />}
        error={error ?? said}
        isRequired
      />
    </FieldRow>
  );
}

function SendButton({ code: { left, wasSent, isSending }, onSend }: Pick<Props, 'code' | 'onSend'>) {
  return (
    <Button onClick={onSend} isBusy={isSending} disabled={left > 0}>
      {left > 0 ? (
        <FormattedMessage id="login.codeWait" values={{ seconds: left }} />
      ) : (
        <FormattedMessage id={wasSent ? 'login.codeAgain' : 'login.codeSend'} />
      )}
    </Button>
  );
}
