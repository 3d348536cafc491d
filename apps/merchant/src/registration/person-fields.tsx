import { FormattedMessage, useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import { EmailCodeField } from './email-code-field';
import { FormPart } from './form-part';
import type { ApplicationForm } from './use-application';

/** Who applies and how they are reached. An application sent again needs no new code. */
export function PersonFields({ form, needsCode }: { form: ApplicationForm; needsCode: boolean }) {
  const t = useT();
  const { values, set, errorOf } = form;
  const required = <FormattedMessage id="word.required" />;
  return (
    <FormPart number={2} title="apply.part.person">
      <div data-field="realName">
        <TextField
          label={t('apply.realName')}
          mark={required}
          isRequired
          autoComplete="name"
          maxLength={300}
          value={values.realName}
          error={errorOf('realName')}
          onChange={({ target }) => set('realName', target.value)}
        />
      </div>
      <div data-field="phone">
        <TextField
          type="tel"
          label={t('apply.phone')}
          mark={required}
          hint={t('apply.phoneHint')}
          isRequired
          autoComplete="tel"
          inputMode="tel"
          maxLength={32}
          value={values.phone}
          error={errorOf('phone')}
          onChange={({ target }) => set('phone', target.value)}
        />
      </div>
      <div data-field="email">
        <TextField
          type="email"
          label={t('apply.email')}
          mark={required}
          isRequired
          autoComplete="email"
          maxLength={254}
          value={values.email}
          error={errorOf('email')}
          onChange={({ target }) => set('email', target.value)}
        />
      </div>
      {needsCode && <EmailCodeField form={form} />}
    </FormPart>
  );
}
