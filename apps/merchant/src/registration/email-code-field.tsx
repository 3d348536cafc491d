import { codeLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { CodeRow } from '@souk/state/code';
import { OneTimeCodeField } from '@souk/ui';
import type { ApplicationForm } from './use-application';
import { useEmailCode } from './use-email-code';

/** Asks for the verification code of a mail, with a button that sends one, every 60 seconds at most. Source: spec 4 "Verification-code send button". */
export function EmailCodeField({ form: { values, set, errorOf } }: { form: ApplicationForm }) {
  const t = useT();
  const { code, error, send } = useEmailCode(values.email);
  return (
    <div data-field="captcha">
      <CodeRow code={code} words="apply" onSend={send}>
        <OneTimeCodeField
          digits={codeLength}
          label={t('apply.code')}
          mark={<FormattedMessage id="word.required" />}
          error={errorOf('captcha') ?? error}
          isRequired
          value={values.captcha}
          onChange={({ target }) => set('captcha', target.value)}
        />
      </CodeRow>
    </div>
  );
}
