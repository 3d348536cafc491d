import { codeLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, FieldRow, OneTimeCodeField } from '@souk/ui';
import type { ApplicationForm } from './use-application';
import { useEmailCode } from './use-email-code';

/** Asks for the verification code of a mail, with a button that sends one, every 60 seconds at most. Source: spec 4 "Verification-code send button". */
export function EmailCodeField({ form: { values, set, errorOf } }: { form: ApplicationForm }) {
  const t = useT();
  const code = useEmailCode(values.email);
  return (
    <div data-field="captcha">
      <FieldRow
        button={
          <Button disabled={code.left > 0} isBusy={code.isSending} onClick={code.send}>
            {code.left > 0 ? (
              <FormattedMessage id="apply.codeWait" values={{ seconds: code.left }} />
            ) : (
              <FormattedMessage id={code.wasSent ? 'apply.codeAgain' : 'apply.codeSend'} />
            )}
          </Button>
        }
        said={code.message}
      >
        <OneTimeCodeField
          digits={codeLength}
          label={t('apply.code')}
          mark={<FormattedMessage id="word.required" />}
          error={errorOf('captcha') ?? code.error}
          isRequired
          value={values.captcha}
          onChange={({ target }) => set('captcha', target.value)}
        />
      </FieldRow>
    </div>
  );
}
