import type { DeskSettings, DeskVendors } from '@souk/contract/desk';
import { DraftForm, Panel, useDesk, useDeskChange, useDraft, useServerFieldErrors } from '@souk/desk';
import { useT } from '@souk/i18n';
import { CountedTextField, FieldGrid } from '@souk/ui';

const fields = ['gtmId', 'pixelId', 'postHogKey', 'fontStylesheet'] as const satisfies readonly (keyof DeskVendors)[];

/** Sets what pages load from elsewhere: with a fresh sign-in, since it runs in shoppers' browsers. */
export function VendorsForm({ stored }: { stored: DeskSettings }) {
  const t = useT();
  const { may } = useDesk();
  const save = useDeskChange('vendorsSave', { done: 'admin.settings.saved', fields });
  const draft = useDraft(stored.vendors, save.isPending);
  const { values, setValues } = draft;
  const isReadOnly = !may('settings.write');
  const served = useServerFieldErrors(save.error, values);
  const store = () => {
    if (!save.isPending)
      save.mutate({ version: stored.vendorsVersion, ...values }, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Panel title={t('admin.settings.vendors')}>
      <DraftForm
        draft={draft}
        nameOf={(field) => t(`admin.settings.field.${field}`)}
        saveLabel={t('admin.settings.saveVendors')}
        isBusy={save.isPending}
        wrong={Object.keys(served).length > 0 ? 'desk.seeFields' : null}
        isReadOnly={isReadOnly}
        gap={5}
        onSave={store}
      >
        <p>{t('admin.settings.vendorsText')}</p>
        <FieldGrid>
          {fields.map((field) => (
            <CountedTextField
              key={field}
              label={t(`admin.settings.field.${field}`)}
              value={values[field]}
              maxLength={1000}
              readOnly={isReadOnly}
              error={served[field] === undefined ? null : t(`admin.settings.wrong.${field}`)}
              onChange={({ target: { value } }) => setValues((now) => ({ ...now, [field]: value }))}
            />
          ))}
        </FieldGrid>
      </DraftForm>
    </Panel>
  );
}
