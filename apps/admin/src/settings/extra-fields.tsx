import { Panel } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Checkbox, CountedTextField, FieldGrid, Stack, TextAreaField } from '@souk/ui';
import { CodeField } from '../parts/code/code-field';
import type { SettingsValues } from './settings-values';

type Props = {
  values: SettingsValues;
  isReadOnly: boolean;
  /** What is wrong with a field, in words. */
  fault: (field: string) => string | null;
  onChange: (change: Partial<Omit<SettingsValues, 'details'>>) => void;
};

/** The WhatsApp button, the live channel and the theme. */
export function ExtraFields({ values, isReadOnly, fault, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Panel title={t('admin.settings.whatsApp')}>
        <Stack $gap={4}>
          <Checkbox
            checked={values.hasWhatsApp}
            disabled={isReadOnly}
            onChange={({ target: { checked } }) => onChange({ hasWhatsApp: checked })}
          >
            {t('admin.settings.field.hasWhatsApp')}
          </Checkbox>
          <FieldGrid>
            <CountedTextField
              label={t('admin.settings.field.phoneNumber')}
              hint={t('admin.settings.hint.phoneNumber')}
              type="tel"
              value={values.phoneNumber}
              maxLength={30}
              readOnly={isReadOnly}
              error={fault('whatsApp.phoneNumber')}
              onChange={({ target: { value } }) => onChange({ phoneNumber: value })}
            />
            <CountedTextField
              label={t('admin.settings.field.whatsAppName')}
              value={values.whatsAppName}
              maxLength={120}
              readOnly={isReadOnly}
              onChange={({ target: { value } }) => onChange({ whatsAppName: value })}
            />
          </FieldGrid>
          <TextAreaField
            label={t('admin.settings.field.messages')}
            hint={t('admin.settings.hint.messages')}
            value={values.messages}
            rows={3}
            readOnly={isReadOnly}
            error={fault('whatsApp.defaultMessage')}
            onChange={({ target: { value } }) => onChange({ messages: value })}
          />
        </Stack>
      </Panel>
      <Panel title={t('admin.settings.look')}>
        <Stack $gap={4}>
          <CodeField
            label={t('admin.settings.field.channel')}
            hint={t('admin.settings.hint.channel')}
            language="html"
            value={values.channel}
            rows={6}
            maxLength={20_000}
            readOnly={isReadOnly}
            onChange={({ target: { value } }) => onChange({ channel: value })}
          />
          <CodeField
            label={t('admin.settings.field.theme')}
            hint={t('admin.settings.hint.theme')}
            language="plain"
            value={values.theme}
            rows={4}
            readOnly={isReadOnly}
            error={fault('theme')}
            onChange={({ target: { value } }) => onChange({ theme: value })}
          />
        </Stack>
      </Panel>
    </>
  );
}
