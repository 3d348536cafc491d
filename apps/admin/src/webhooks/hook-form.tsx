import type { DeskHook } from '@souk/contract/desk';
import { DraftForm, Panel, StoreTime, useDesk, useDeskChange, useDraft } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox, Notice } from '@souk/ui';
import { useState } from 'react';
import { HookFields, isWholeHook } from './hook-fields';

/** Changes an address, what it is told, and whether anything is sent to it. */
export function HookForm({ hook }: { hook: DeskHook }) {
  const t = useT();
  const { may } = useDesk();
  const { id, version } = hook;
  const [isMissing, setMissing] = useState(false);
  const save = useDeskChange('hookSave', { done: 'admin.hooks.saved' });
  const draft = useDraft({ url: hook.url, events: hook.events, isOn: hook.isOn }, save.isPending);
  const { values, setValues } = draft;
  const store = () => {
    setMissing(!isWholeHook(values));
    if (isWholeHook(values) && !save.isPending)
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
          wrong={isMissing ? 'admin.hooks.missing' : null}
          isReadOnly={!may('webhooks.write')}
          gap={5}
          onSave={store}
        >
          <HookFields hook={values} onChange={(fields) => setValues({ ...values, ...fields })} />
          <Checkbox checked={values.isOn} onChange={(event) => setValues({ ...values, isOn: event.target.checked })}>
            <FormattedMessage id="admin.hooks.isOn" />
          </Checkbox>
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
