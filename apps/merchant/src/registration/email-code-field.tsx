import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Field, TextInput } from '@souk/ui';
import styled from 'styled-components';
import type { ApplicationForm } from './use-application';
import { useEmailCode } from './use-email-code';

/** The mailed code, and the button that sends it: 60 seconds apart, then 'Get a new code'. Source: spec 4 "Verification-code send button". */
export function EmailCodeField({ form: { values, set, errorOf } }: { form: ApplicationForm }) {
  const t = useT();
  const code = useEmailCode();
  return (
    <div data-field="captcha">
      <Row>
        <Field
          label={t('apply.code')}
          mark={<FormattedMessage id="word.required" />}
          error={errorOf('captcha') ?? code.error}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={values.captcha}
              onChange={({ target }) => set('captcha', target.value)}
            />
          )}
        </Field>
        <Button disabled={code.leftS > 0} isBusy={code.isSending} onClick={() => code.send(values.email)}>
          {code.leftS > 0 ? (
            <FormattedMessage id="apply.codeWait" values={{ seconds: code.leftS }} />
          ) : (
            <FormattedMessage id={code.wasSent ? 'apply.codeAgain' : 'apply.codeSend'} />
          )}
        </Button>
      </Row>
      <Said role="status">{code.message}</Said>
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  & > button {
    min-width: 148px;
    margin-top: calc(var(--text-sm) * 1.55 + 6px);
    align-self: start;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      margin-top: 0;
    }
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
