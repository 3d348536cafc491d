import type { DeskHook, HookInput } from '@souk/contract/desk';
import { Panel, SaveButton, useDesk, useDeskChange, useUnsaved } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Checkbox, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { HookFields, isWholeHook } from './hook-fields';

/** Changes an address, what it is told, and whether anything is sent to it. */
export function HookForm({ hook }: { hook: DeskHook }) {
  const t = useT();
  const { may } = useDesk();
  const { id, version } = hook;
  const [begin] = useState<HookInput & { isOn: boolean }>({ url: hook.url, events: hook.events, isOn: hook.isOn });
  const [values, setValues] = useState(begin);
  const [isMissing, setMissing] = useState(false);
  const save = useDeskChange('hookSave', { done: 'admin.hooks.saved' });
  useUnsaved(values !== begin && !save.isPending && !save.isSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isWholeHook(values));
    if (isWholeHook(values) && !save.isPending) save.mutate({ id, version, ...values });
  };
  return (
    <Panel title={t('admin.hooks.what')}>
      <fieldset disabled={!may('webhooks.write')} style={{ display: 'contents' }}>
        <Stack as="form" noValidate $gap={5} onSubmit={submit}>
          <HookFields hook={values} onChange={(fields) => setValues({ ...values, ...fields })} />
          <Checkbox checked={values.isOn} onChange={(event) => setValues({ ...values, isOn: event.target.checked })}>
            <FormattedMessage id="admin.hooks.isOn" />
          </Checkbox>
          <SaveButton
            saveLabel={t('admin.hooks.save')}
            isBusy={save.isPending}
            wrong={isMissing ? 'admin.hooks.missing' : null}
          />
        </Stack>
      </fieldset>
    </Panel>
  );
}
