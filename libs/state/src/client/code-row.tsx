import { FormattedMessage } from '@souk/i18n';
import { Button, FieldRow } from '@souk/ui';
import type { ReactNode } from 'react';
import type { useCode } from './use-code';

type Props = {
  code: ReturnType<typeof useCode>;
  /** Whose messages: `{words}.codeSend`, `{words}.codeAgain` and `{words}.codeWait`. */
  words: 'login' | 'apply' | 'signIn';
  /** Checks where the code goes before it is sent. */
  onSend: () => void;
  /** The field that the code is typed into. */
  children: ReactNode;
};

/** A field for a code, with the button that sends one and says how long until the next. Source: spec 4, Verification-code send button. */
export function CodeRow({ code: { left, wasSent, isSending, message }, words, onSend, children }: Props) {
  return (
    <FieldRow
      button={
        <Button onClick={onSend} isBusy={isSending} disabled={left > 0}>
          {left > 0 ? (
            <FormattedMessage id={`${words}.codeWait`} values={{ seconds: left }} />
          ) : (
            <FormattedMessage id={wasSent ? `${words}.codeAgain` : `${words}.codeSend`} />
          )}
        </Button>
      }
      said={message}
    >
      {children}
    </FieldRow>
  );
}
