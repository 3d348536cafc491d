import type { DeskHook } from '@souk/contract/desk';
import {
  DraftForm,
  Panel,
  StoreTime,
  useDesk,
  useDeskChange,
  useFieldFaults,
  useServerFieldErrors,
  useDraft,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox, Notice } from '@souk/ui';
import { HookFields, faultsOfHook } from './hook-fields';

/** Changes an address, what it is told, and whether anything is sent to it. */
export function HookForm({ hook }: { hook: DeskHook }) {
  const t = useT();
  const { may } = useDesk();
  const { id, version } = hook;
  const save = useDeskChange('hookSave', { done: 'admin.hooks.saved', fields: ['url'] });
  const draft = useDraft({ url: hook.url, events: hook.events, isOn: hook.isOn }, save.isPending);
  const { values, setValues } = draft;
  const fields = useFieldFaults(faultsOfHook(values), {}, useServerFieldErrors(save.error, values));
  const store = () => {
    if (fields.check() && !save.isPending)
      save.mutate({ id, version, ...values }, { onSuccess: () => draft.saved(values) });
  };
  return (
    <Panel title={t('admin.hooks.what')}>
      {hook.stoppedAt && (
        <Notice $tone="warn">
          <p>
            <FormattedMessage id="admin.hooks.stoppedText" values={{ at: <StoreTime iso={hook.stoppedAt} /> }} />
          </p>
        </Notice>
      )}
      <fieldset disabled={!may('webhooks.write')} style={{ display: 'contents' }}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`admin.hooks.${field}`)}
          saveLabel={t('admin.hooks.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isReadOnly={!may('webhooks.write')}
          gap={5}
          onSave={store}
        >
          <HookFields
            hook={values}
            errorOf={fields.errorOf}
            onChange={(change) => setValues({ ...values, ...change })}
          />
          <Checkbox checked={values.isOn} onChange={(event) => setValues({ ...values, isOn: event.target.checked })}>
            <FormattedMessage id="admin.hooks.isOn" />
          </Checkbox>
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
