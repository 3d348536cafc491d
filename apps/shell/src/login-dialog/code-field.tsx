import { FormattedMessage } from '@souk/i18n';
import { Button, Field, TextInput } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { useCode } from './use-code';
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
  const said = code.error ? errorText(code.error) : null;
  return (
    <div>
      <Row>
        <Field
          label={<FormattedMessage id="login.code" />}
          mark={<FormattedMessage id="word.required" />}
          error={error ?? said}
          isRequired
        >
          {(control) => (
            <TextInput
              {...input}
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              pattern="[0-9]*"
            />
          )}
        </Field>
        <SendButton code={code} onSend={onSend} />
      </Row>
      <Said role="status">{code.message ? <>{code.message}</> : null}</Said>
    </div>
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

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  & > button {
    min-width: 136px;
    margin-top: calc(var(--text-sm) * 1.55 + 6px);
    align-self: start;
    font-variant-numeric: tabular-nums;
  }
`;
const Said = styled.p`
  margin-top: 6px;
  color: var(--color-ok);
  font-size: var(--text-sm);
  &:empty {
    display: none;
  }
`;
