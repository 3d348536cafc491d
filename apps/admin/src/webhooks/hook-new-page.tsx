import type { HookInput } from '@souk/contract/desk';
import {
  DeskFrame,
  Panel,
  SaveButton,
  useFieldFaults,
  useServerFieldErrors,
  useDeskChange,
  useUnsaved,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, Stack } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { HookFields, faultsOfHook } from './hook-fields';
import { HookSecret } from './hook-secret';

/** A new address for messages. */
export function HookNewPage() {
  return (
    <DeskFrame screen="webhooks" merchantId={null} title={<FormattedMessage id="admin.hooks.new" />}>
      <HookNew />
    </DeskFrame>
  );
}

const empty: HookInput = { url: '', events: [] };

function HookNew() {
  const t = useT();
  const [hook, setHook] = useState(empty);
  const create = useDeskChange('hookCreate', { done: null, fields: ['url'] });
  const fields = useFieldFaults(faultsOfHook(hook), {}, useServerFieldErrors(create.error, hook));
  useUnsaved(hook !== empty && !create.isPending && !create.isSuccess);
  if (create.data)
    return (
      <Panel title={t('admin.hooks.made')}>
        <HookSecret secret={create.data.secret} />
        <div>
          <ButtonLink as={Link} to={`/admin/webhooks/${create.data.id}`} $variant="primary">
            <FormattedMessage id="admin.hooks.toHook" />
          </ButtonLink>
        </div>
      </Panel>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !create.isPending) create.mutate(hook);
  };
  return (
    <Panel title={t('admin.hooks.what')}>
      <Stack as="form" noValidate $gap={5} onSubmit={submit}>
        <HookFields hook={hook} errorOf={fields.errorOf} onChange={setHook} />
        <SaveButton saveLabel={t('admin.hooks.create')} isBusy={create.isPending} wrong={fields.wrong} />
      </Stack>
    </Panel>
  );
}
